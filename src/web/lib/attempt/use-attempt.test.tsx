import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderComponent } from '#tests/support/render-component.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useAttempt } from './use-attempt.ts';

function Sender({ action }: { action: () => Promise<unknown> }) {
  const { attempt, pending } = useAttempt();
  return (
    <Button pending={pending} onClick={() => attempt(action)}>
      Send
    </Button>
  );
}

it('a button that calls the gateway is busy as soon as it is pressed, and calls once', () => {
  let calls = 0;
  const action = () => {
    calls += 1;
    return new Promise<never>(() => {});
  };
  renderComponent(<Sender action={action} />);
  const button = screen.getByRole('button', { name: 'Send' });
  fireEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  fireEvent.click(button);
  expect(calls).toBe(1);
});
