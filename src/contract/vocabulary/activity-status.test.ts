import { is } from 'valibot';
import { expect, it } from 'vitest';
import { activityStatus, activityStatuses } from './activity-status.ts';

it('has the ten states of an activity, each once', () => {
  expect(new Set(activityStatuses).size).toBe(10);
  expect(activityStatuses.every((status) => is(activityStatus, status))).toBe(true);
  expect(is(activityStatus, 'finished')).toBe(false);
});
