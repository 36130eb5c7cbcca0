import { afterEach, expect, it, vi } from 'vitest';
import { startFreeTimer } from './free-timer.ts';

afterEach(() => void vi.useRealTimers());

it('lets an answer win that waited behind a busy page', async () => {
  const order: string[] = [];
  const expired = new Promise<void>((resolve) => {
    startFreeTimer(50, () => {
      order.push('expired');
      resolve();
    });
  });
  const busyUntil = performance.now() + 100;
  while (performance.now() < busyUntil);
  setTimeout(() => order.push('answered'), 0);
  await expired;
  expect(order).toEqual(['answered', 'expired']);
});

it('expires once after its time, and never after it was stopped', () => {
  vi.useFakeTimers();
  const expire = vi.fn();
  startFreeTimer(2_000, expire);
  const stop = startFreeTimer(2_000, () => expect.unreachable());
  vi.advanceTimersByTime(1_999);
  expect(expire).not.toHaveBeenCalled();
  stop();
  vi.advanceTimersByTime(10_000);
  expect(expire).toHaveBeenCalledOnce();
});
