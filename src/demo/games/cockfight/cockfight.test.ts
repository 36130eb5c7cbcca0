import { expect, it } from 'vitest';
import { hashOfSeed, seedsFrom } from '#gateway/play/play.ts';
import { simulateReturn } from '#tests/support/games/simulate-return.ts';
import { arenaAt, fightEnd, latestFights } from './create-arena.ts';
import {
  drawWinner,
  payoutOf,
  phases,
  returns,
  roundAt,
  roundsAhead,
  sides,
  winnerOf,
} from './rules.ts';

const seeds = seedsFrom('a secret of the test');
const now = Date.UTC(2026, 10, 23, 10);

it.each(sides)('returns the stated share on %s, over every random number', (side) => {
  const paid = Array.from({ length: 1_000 }, (_, drawn) => payoutOf(100, side, winnerOf(drawn)));
  const share = paid.reduce((sum, payout) => sum + payout, 0) / 1_000;
  expect(share.toFixed(2)).toBe(returns[side]);
});

it('returns that share in 100,000 fights', () => {
  const play = (randomBelow: (limit: number) => number) => ({
    staked: 100,
    paid: payoutOf(100, 'meron', drawWinner(randomBelow)),
  });
  expect(Math.abs(simulateReturn(100_000, play) - Number(returns.meron))).toBeLessThan(1);
});

it('the arena has rounds that follow each other by the clock', () => {
  const { number, startsAt, closesAt, endsAt } = roundAt(now);
  expect(roundAt(startsAt).number).toBe(number);
  expect(roundAt(startsAt - 1).number).toBe(number - 1);
  expect([closesAt - startsAt, endsAt - closesAt]).toEqual([phases.openMs, phases.fightMs]);
  expect(roundAt(endsAt + phases.pauseMs - 1).number).toBe(number);
});

it('returns the stakes on both sides after a draw', () => {
  expect(sides.map((side) => payoutOf(1_000, side, 'draw'))).toEqual([1_000, 1_000, 11_500]);
  expect(sides.map((side) => payoutOf(500, side, 'wala'))).toEqual([0, 965, 0]);
});

it('shows the winner and the seed of a round at its end, not before', () => {
  const { number, endsAt } = roundAt(now);
  const { winner, seed } = fightEnd(number, seeds);
  const before = arenaAt(endsAt - 1, seeds);
  expect(before.round.hash).toBe(hashOfSeed(seed));
  expect(JSON.stringify(before)).not.toContain(seed);
  expect(before.last.round).toBe(number - 1);
  const after = arenaAt(endsAt, seeds);
  expect(after.last).toEqual({ round: number, winner, seed, hash: before.round.hash });
  expect(after.trend.slice(0, -1)).toEqual(before.trend.slice(1));
});

it('the arena has the winners of the last six fights for the lobby, and of no fight before its end', () => {
  const { number, endsAt } = roundAt(now);
  const winners = (last: number) =>
    Array.from({ length: 6 }, (_, ago) => fightEnd(last - ago, seeds).winner);
  const shown = (at: number) => latestFights(seeds, at).map(({ outcome }) => outcome);
  expect(shown(endsAt - 1)).toEqual(winners(number - 1));
  expect(shown(endsAt)).toEqual(winners(number));
});

it('names the fights ahead from the one that still takes bets', () => {
  const { number, closesAt } = roundAt(now);
  const ahead = (at: number) => roundsAhead(at, 2).map((round) => round.number);
  expect(ahead(closesAt - 1)).toEqual([number, number + 1]);
  expect(ahead(closesAt)).toEqual([number + 1, number + 2]);
});
