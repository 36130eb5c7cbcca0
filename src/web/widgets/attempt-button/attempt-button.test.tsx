import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GatewayError } from '#core/client/gateway-error.ts';
import type { Failure } from '#core/client/failure.ts';
import { renderComponent } from '#tests/support/render-component.tsx';
import { useApp } from '../../lib/app-context.tsx';
import { useAttempt } from '../../lib/attempt/use-attempt.ts';
import { AttemptButton } from './attempt-button.tsx';

afterEach(() => void vi.useRealTimers());

const refused: Failure = {
  kind: 'refused',
  code: 'insufficient_balance',
  message: null,
  value: null,
  status: 200,
};
const throttled: Failure = { ...refused, code: 'TOO_MANY_REQUEST' };

/** A button that sends; `answers` are the failures of its calls in turn, and null for a success. Each call waits for `wait`. */
function openButton(answers: (Failure | null)[], wait?: () => Promise<unknown>) {
  const keys: string[] = [];
  let app: ReturnType<typeof useApp> | undefined;

  function Send() {
    app = useApp();
    const { attempt, ...state } = useAttempt();
    async function send(key: string) {
      keys.push(key);
      await wait?.();
      const failure = answers[keys.length - 1] ?? null;
      if (failure !== null) throw new GatewayError(failure, { silent: isSilent(failure) });
    }
    return (
      <AttemptButton of={state} onClick={() => attempt(send)}>
        Pay
      </AttemptButton>
    );
  }

  const opened = renderComponent(<Send />);
  return { ...opened, keys, shown: () => app?.ui.state.failure ?? null };
}

/** As the client makes them: 502 and throttling are silent. */
function isSilent(failure: Failure): boolean {
  return failure === throttled || (failure.kind === 'unavailable' && failure.status === 502);
}

const button = () => screen.getByRole('button', { name: /^Pay/ });

describe('an action', () => {
  it('that is refused opens a dialog and may be tried again with another key', async () => {
    const { user, keys, shown } = openButton([refused, null]);
    await user.click(button());
    await waitFor(() => expect(shown()).toMatchObject({ code: 'insufficient_balance' }));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await user.click(button());
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[0]).not.toBe(keys[1]);
  });

  it.each<Failure>([
    { kind: 'unavailable', status: 502 },
    { kind: 'unavailable', status: null },
    { kind: 'unavailable', status: 504 },
  ])(
    'without an answer (%j) shows words at its button, and Try again sends the same key',
    async (failure) => {
      const { user, keys, shown } = openButton([failure, null, null]);
      await user.click(button());
      expect((await screen.findByRole('alert')).textContent).toContain('We cannot be reached');
      expect(shown()).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''));
      await user.click(button());
      await waitFor(() => expect(keys).toHaveLength(3));
      expect(keys[1]).toBe(keys[0]);
      expect(keys[2]).not.toBe(keys[0]);
    },
  );

  it('without an answer for ten seconds says that it takes long and sends nothing twice, until it ends', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let fail = (): void => undefined;
    const silence = new Promise<never>((_, reject) => {
      fail = () => reject(new GatewayError({ kind: 'unavailable', status: null }));
    });
    const { user, keys } = openButton([], () => silence);
    await user.click(button());
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    expect(screen.getByRole('alert').textContent).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    const words = 'This takes longer than usual. Please wait: nothing is sent twice.';
    expect(screen.getByRole('alert').textContent).toBe(words);
    await user.click(button());
    expect(keys).toHaveLength(1);
    await act(async () => fail());
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('We cannot be reached'),
    );
    expect(screen.getByRole('alert').textContent).not.toContain(words);
  });

  it('that fails with an error of the gateway opens a dialog', async () => {
    const { user, shown } = openButton([{ kind: 'unavailable', status: 500, sentCode: 'x_7' }]);
    await user.click(button());
    await waitFor(() => expect(shown()).toMatchObject({ sentCode: 'x_7' }));
  });

  it.each([
    ['for the time that the answer names', { ...throttled, waitMs: 65_000 }, '1:05'],
    ['for five minutes when it names none', throttled, '5:00'],
  ])('that is throttled is held %s, without a dialog', async (_, failure, left) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, keys, shown } = openButton([failure, null]);
    await user.click(button());
    await waitFor(() => expect(button().textContent).toBe(`Pay again in ${left}`));
    await user.click(button());
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect([keys.length, shown()]).toEqual([1, null]);
    await act(() => vi.advanceTimersByTimeAsync(301_000));
    expect(button().textContent).toBe('Pay');
    await user.click(button());
    await waitFor(() => expect(keys).toHaveLength(2));
  });
});
