// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkHourly } from './service-worker.ts';

const minuteMs = 60_000;
let isShown = true;

beforeEach(() => {
  vi.useFakeTimers();
  isShown = true;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
    isShown ? 'visible' : 'hidden',
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * minuteMs);

it('a newer release is looked for once an hour', async () => {
  const check = vi.fn(async () => undefined);
  checkHourly(check);
  await pass(59);
  expect(check).not.toHaveBeenCalled();
  await pass(1);
  expect(check).toHaveBeenCalledTimes(1);
  await pass(60);
  expect(check).toHaveBeenCalledTimes(2);
});

it('a look that fails does not use up the hour', async () => {
  const check = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('offline'));
  checkHourly(check);
  await pass(60);
  await pass(5);
  expect(check).toHaveBeenCalledTimes(2);
});

it('a hidden page looks for no release until it is shown', async () => {
  const check = vi.fn(async () => undefined);
  checkHourly(check);
  isShown = false;
  await pass(90);
  expect(check).not.toHaveBeenCalled();
  isShown = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(check).toHaveBeenCalledTimes(1);
});
