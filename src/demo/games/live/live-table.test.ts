import { describe, expect, it } from 'vitest';
import { hashOfSeed, revealAfterMs, seedsFrom } from '#gateway/play/play.ts';
import { verifyRound } from '../fair/verify-round.ts';
import { latestResults, liveResult, tableAt } from './create-live-table.ts';
import { liveGames } from './live-games.ts';
import { livePhases, liveRound, liveRoundAt } from './live-rounds.ts';

const seeds = seedsFrom('a secret of the test');
const now = Date.UTC(2026, 10, 23, 10);
const table = 10_042;

it('a live table has rounds that follow each other by the clock, at other times than another table', () => {
  const { number, startsAt, closesAt, endsAt } = liveRoundAt(table, now);
  expect(startsAt <= now && now < endsAt + livePhases.pauseMs).toBe(true);
  expect(liveRoundAt(table, startsAt).number).toBe(number);
  expect(liveRoundAt(table, startsAt - 1).number).toBe(number - 1);
  expect(liveRound(table, number + 1).startsAt).toBe(endsAt + livePhases.pauseMs);
  expect(closesAt - startsAt).toBe(livePhases.openMs);
  expect(liveRoundAt(table + 1, now).startsAt).not.toBe(startsAt);
});

const kinds = ['baccarat', 'roulette', 'sicbo'] as const;

describe.each(kinds)('a live table of %s', (kind) => {
  const at = { kind, table };

  it('shows no result until 3 seconds after the close of the bets, and no seed before the end', () => {
    const { number, closesAt, endsAt } = liveRoundAt(table, now);
    const { seed, result } = liveResult(seeds, at, number);
    const before = tableAt(seeds, at, closesAt + revealAfterMs - 1);
    expect(before).toMatchObject({ dealt: null, round: { hash: hashOfSeed(seed) } });
    expect(JSON.stringify(before)).not.toContain(seed);
    expect(before.round).toMatchObject({ closesAt, revealsAt: closesAt + revealAfterMs });
    const dealt = tableAt(seeds, at, closesAt + revealAfterMs);
    expect(dealt.dealt).toEqual(result);
    expect(dealt.history).toEqual(before.history);
    expect(JSON.stringify(dealt)).not.toContain(seed);
    const after = tableAt(seeds, at, endsAt);
    expect(after.last).toEqual({ round: number, result, seed, hash: before.round.hash });
    expect(after.history).toEqual([...before.history.slice(1), liveGames[kind].markOf(result)]);
  });

  it('sends the lobby the rounds that have ended, newest first', () => {
    const { number, closesAt, endsAt } = liveRoundAt(table, now);
    const outcomeOf = (nth: number) => liveGames[kind].outcomeOf(liveResult(seeds, at, nth).result);
    const before = latestResults(seeds, at, closesAt);
    expect(before).toEqual([1, 2, 3, 4, 5, 6].map((ago) => outcomeOf(number - ago)));
    expect(latestResults(seeds, at, endsAt - 1)).toEqual(before);
    expect(latestResults(seeds, at, endsAt)).toEqual([outcomeOf(number), ...before.slice(0, 5)]);
  });

  it('has other rounds than another table, and a history of what came', () => {
    const { number } = liveRoundAt(table, now);
    const { history } = tableAt(seeds, at, now);
    const before = liveResult(seeds, at, number - 1).result;
    expect(history.at(-1)).toBe(liveGames[kind].markOf(before));
    expect(history).not.toEqual(tableAt(seeds, { kind, table: table + 1 }, now).history);
  });

  it('pays several bets of one round, which the proof of the round gives again', () => {
    const { seed, result } = liveResult(seeds, at, 7);
    const { places, payoutOf } = liveGames[kind];
    const bets = Object.fromEntries(
      places.slice(0, 3).map((place, nth) => [place, 500 * (nth + 1)]),
    );
    const choice = { bets, round: 7, table };
    const paid = Object.entries(bets).reduce(
      (sum, [place, stake]) => sum + payoutOf(stake, place, result),
      0,
    );
    const asked = { kind, seed, clientSeed: '', stakeCentavos: 3_000, choice };
    expect(verifyRound(asked)).toMatchObject({ payoutCentavos: paid, outcome: result });
    expect(verifyRound({ ...asked, stakeCentavos: 3_500 })).toBeNull();
  });
});

it('pays a bet on a winning place by its rules', () => {
  const [baccarat, roulette, sicbo] = kinds.map((kind) => liveGames[kind]);
  expect(baccarat?.payoutOf(1_000, 'banker', { winner: 'banker' })).toBe(1_950);
  expect(baccarat?.payoutOf(1_000, 'banker', { winner: 'tie' })).toBe(1_000);
  expect(roulette?.payoutOf(1_000, 'red', { pocket: 1 })).toBe(2_000);
  expect(roulette?.payoutOf(1_000, '17', { pocket: 17 })).toBe(36_000);
  expect(sicbo?.payoutOf(1_000, 'big', { dice: [4, 5, 6] })).toBe(2_000);
  expect(sicbo?.payoutOf(1_000, 'big', { dice: [5, 5, 5] })).toBe(0);
});

it('names the outcome of a round', () => {
  const [baccarat, roulette, sicbo] = kinds.map((kind) => liveGames[kind]);
  expect(baccarat?.outcomeOf({ winner: 'tie' })).toEqual({ outcome: 'tie', number: null });
  expect(roulette?.outcomeOf({ pocket: 0 })).toEqual({ outcome: 'green', number: 0 });
  expect(roulette?.outcomeOf({ pocket: 17 })).toEqual({ outcome: 'black', number: 17 });
  expect(sicbo?.outcomeOf({ dice: [5, 5, 5] })).toEqual({ outcome: 'triple', number: 15 });
  expect(sicbo?.outcomeOf({ dice: [4, 5, 6] })).toEqual({ outcome: 'big', number: 15 });
});
