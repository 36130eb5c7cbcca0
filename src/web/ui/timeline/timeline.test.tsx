import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderComponent } from '#tests/support/render-component.tsx';
import { Timeline } from './timeline.tsx';

describe('a timeline', () => {
  it('shows the state of each event in words, and marks the current one', () => {
    renderComponent(
      <Timeline
        label="Withdrawal"
        events={[
          { id: 'a', title: 'Requested', time: '10:02', state: 'done' },
          { id: 'b', title: 'Checked', state: 'current' },
          { id: 'c', title: 'Paid', state: 'ahead' },
          { id: 'd', title: 'Sent back', details: 'Wrong account', state: 'failed' },
        ]}
      />,
    );
    expect(screen.getByRole('list', { name: 'Withdrawal' })).toBeTruthy();
    const events = screen.getAllByRole('listitem');
    expect(events.map(({ textContent }) => textContent)).toEqual([
      'Done: Requested10:02',
      'In progress: Checked',
      'Still to come: Paid',
      'Did not succeed: Sent backWrong account',
    ]);
    expect(events.map((event) => event.getAttribute('aria-current'))).toEqual([
      null,
      'step',
      null,
      null,
    ]);
  });
});
