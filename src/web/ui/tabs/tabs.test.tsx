import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { TabPanel, Tabs } from './tabs.tsx';

const tabs = ['Sea', 'Lamp', 'Harbour'].map((face) => ({ id: face.toLowerCase(), face }));

function Views() {
  const [current, setCurrent] = useState('sea');
  return (
    <>
      <Tabs id="views" label="Views" tabs={tabs} current={current} onChoose={setCurrent} />
      <TabPanel id="views" current={current}>
        The view of the {current}
      </TabPanel>
    </>
  );
}

const chosen = () => screen.getByRole('tab', { selected: true });

describe('tabs', () => {
  it('show the panel of the one that is pressed, and say so', async () => {
    render(<Views />);
    await userEvent.click(screen.getByRole('tab', { name: 'Lamp' }));
    expect(screen.getByRole('tabpanel', { name: 'Lamp' }).textContent).toBe('The view of the lamp');
    expect(chosen().getAttribute('aria-controls')).toBe(screen.getByRole('tabpanel').id);
  });

  it.each([
    ['{ArrowRight}', 'Lamp'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Sea'],
    ['{ArrowLeft}', 'Harbour'],
    ['{End}', 'Harbour'],
    ['{End}{Home}', 'Sea'],
  ])('are chosen by the keys %s', async (keys, name) => {
    render(<Views />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(chosen().textContent).toBe(name);
    expect(document.activeElement).toBe(chosen());
  });

  it('are one stop on the way through the page', async () => {
    render(<Views />);
    await userEvent.tab();
    expect(document.activeElement).toBe(chosen());
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });
});
