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
  it('show and announce the panel of the clicked tab', async () => {
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
  ])('are selected with the keys %s', async (keys, name) => {
    render(<Views />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(chosen().textContent).toBe(name);
    expect(document.activeElement).toBe(chosen());
  });

  it('are one tab stop', async () => {
    render(<Views />);
    await userEvent.tab();
    expect(document.activeElement).toBe(chosen());
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });
});
