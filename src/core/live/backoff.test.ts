import { expect, it } from 'vitest';
import { backoffMs } from './backoff.ts';

it('doubles to a minute, half of it random', () => {
  const least = [0, 1, 2, 5, 6, 50, 5_000].map((failures) => backoffMs(failures, () => 0));
  expect(least).toEqual([500, 1_000, 2_000, 16_000, 30_000, 30_000, 30_000]);
  const most = [0, 1, 2, 5, 6, 50].map((failures) => backoffMs(failures, () => 1));
  expect(most).toEqual([1_000, 2_000, 4_000, 32_000, 60_000, 60_000]);
});
