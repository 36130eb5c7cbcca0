import { is } from 'valibot';
import { expect, it } from 'vitest';
import { type ActivityStatus, activityStatus, activityStatuses } from './activity-status.ts';

it('the vocabulary has the ten states of an activity, each once', () => {
  expect(new Set(activityStatuses).size).toBe(10);
  expect(activityStatuses.every((status) => is(activityStatus, status))).toBe(true);
  const claimed: ActivityStatus = 'claimed';
  expect(activityStatuses.at(-1)).toBe(claimed);
  expect(is(activityStatus, 'finished')).toBe(false);
});
