import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSessionTabs } from './session-tabs.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

it('does not wait long for tabs that are not there', async () => {
  const tabs = createSessionTabs({ post: () => {}, listen: () => {}, close: () => {} });
  const answered = vi.fn<(answer: unknown) => void>();
  void tabs.ask().then(answered);
  await vi.advanceTimersByTimeAsync(200);
  expect(answered).toHaveBeenCalledExactlyOnceWith(null);
});
