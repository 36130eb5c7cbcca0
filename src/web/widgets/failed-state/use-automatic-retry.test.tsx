import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Failure } from '#core/client/failure.ts';
import { renderComponent } from '#tests/support/render-component.tsx';
import { useAutomaticRetry } from './use-automatic-retry.ts';

const busy: Failure = { kind: 'unavailable', status: 503 };

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const onRetry = vi.fn();

function Part(props: { failure: Failure | null; isHeld?: boolean; earlier?: number }) {
  useAutomaticRetry({ isHeld: false, onRetry, ...props });
  return null;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Milliseconds until the next try. Then it is under way, and fails. */
async function failAgain(show: (part: React.ReactNode) => void): Promise<number> {
  onRetry.mockClear();
  const start = Date.now();
  while (onRetry.mock.calls.length === 0) await pass(500);
  const pauseMs = Date.now() - start;
  await act(async () => show(<Part failure={busy} isHeld />));
  await pass(600_000);
  expect(onRetry).toHaveBeenCalledOnce();
  await act(async () => show(<Part failure={busy} />));
  return pauseMs;
}

it('one try is under way at a time; the pauses grow, and begin anew after a success', async () => {
  const { show } = renderComponent(<Part failure={busy} />);
  expect([await failAgain(show), await failAgain(show), await failAgain(show)]).toEqual([
    1_000, 2_000, 4_000,
  ]);
  show(<Part failure={null} />);
  show(<Part failure={busy} />);
  expect(await failAgain(show)).toBe(1_000);
});

it('the first pause is long where tries have failed before', async () => {
  const { show } = renderComponent(<Part failure={busy} earlier={4} />);
  expect(await failAgain(show)).toBe(16_000);
});
