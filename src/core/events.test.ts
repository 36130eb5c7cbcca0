import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AppEvent, createEvents, emitPlatformEvents } from './events.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Events of a device whose network the test brings back. */
function openDevice() {
  let comesBack = (): void => undefined;
  const events = createEvents();
  const heard: AppEvent[] = [];
  for (const event of ['online', 'retry'] as const) events.on(event, () => heard.push(event));
  const stop = emitPlatformEvents(
    {
      onOnline(act) {
        comesBack = act;
        return () => undefined;
      },
      onOffline: () => () => undefined,
      onVisible: () => () => undefined,
      visible: () => true,
    },
    events,
  );
  return { comesBack: () => comesBack(), heard, stop };
}

it('work that waits is tried when the network is back, and once more when the first calls may have failed', () => {
  const { comesBack, heard, stop } = openDevice();
  comesBack();
  vi.advanceTimersByTime(1_000);
  comesBack();
  expect(heard).toEqual(['online', 'online']);
  vi.advanceTimersByTime(3_000);
  expect(heard).toEqual(['online', 'online', 'retry']);
  vi.advanceTimersByTime(20_000);
  expect(heard).toHaveLength(3);
  stop();
});

it('nothing is tried after the end', () => {
  const { comesBack, heard, stop } = openDevice();
  comesBack();
  stop();
  vi.advanceTimersByTime(60_000);
  expect(heard).toEqual(['online']);
});
