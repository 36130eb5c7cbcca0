import { expect, it } from 'vitest';
import { tightestBetLimit, tightestTimeLimit } from './protection.ts';

const limit = (
  kind: 'deposit' | 'loss' | 'stake' | 'time',
  frame: 'day' | 'week',
  remaining: number | null,
) => ({
  kind,
  frame,
  remaining,
});

it('the tightest limit is the limit of losses or stakes that leaves the least, and never one of deposits', () => {
  const least = limit('stake', 'week', 50_00);
  const limits = [limit('deposit', 'day', 0), limit('loss', 'day', 80_00), least];
  expect(tightestBetLimit(limits)).toBe(least);
});

it('the tightest limit is the first of limits that leave the same, and may leave nothing', () => {
  const first = limit('loss', 'day', 0);
  expect(tightestBetLimit([limit('stake', 'day', 1), first, limit('stake', 'week', 0)])).toBe(
    first,
  );
});

it('the tightest limit is none where no limit of bets holds', () => {
  expect(tightestBetLimit([limit('deposit', 'day', 10_00), limit('loss', 'day', null)])).toBeNull();
  expect(tightestBetLimit([])).toBeNull();
});

it('compares no time with money', () => {
  const time = limit('time', 'week', 60_00);
  const stake = limit('stake', 'day', 90_00);
  const limits = [limit('time', 'day', 70_00), time, stake];
  expect(tightestBetLimit(limits)).toBe(stake);
  expect(tightestTimeLimit(limits)).toBe(time);
  expect(tightestTimeLimit([stake, limit('time', 'day', null)])).toBeNull();
});
