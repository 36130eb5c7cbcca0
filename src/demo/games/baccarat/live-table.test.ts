import { expect, it } from 'vitest';
import { hashOfSeed, seedsFrom } from '#gateway/play/play.ts';
import { verifyRound } from '../fair/verify-round.ts';
import { coupOf, tableAt } from './create-live-table.ts';
import { livePhases, liveRound, liveRoundAt } from './live-rounds.ts';
import { payoutOfBets } from './rules.ts';

const seeds = seedsFrom('a secret of the test');
const now = Date.UTC(2026, 10, 23, 10);
const table = 10_042;

it('has rounds that follow each other by the clock, at other times than another table', () => {
  const { number, startsAt, closesAt, endsAt } = liveRoundAt(table, now);
  expect(startsAt <= now && now < endsAt + livePhases.pauseMs).toBe(true);
  expect(liveRoundAt(table, startsAt).number).toBe(number);
  expect(liveRoundAt(table, startsAt - 1).number).toBe(number - 1);
  expect(liveRound(table, number + 1).startsAt).toBe(endsAt + livePhases.pauseMs);
  expect(closesAt - startsAt).toBe(livePhases.openMs);
  expect(liveRoundAt(table + 1, now).startsAt).not.toBe(startsAt);
});

it('shows no card before the bets are closed, and neither winner nor seed before the end', () => {
  const { number, closesAt, endsAt } = liveRoundAt(table, now);
  const { seed, winner, ...cards } = coupOf(seeds, table, number);
  const before = tableAt(seeds, table, closesAt - 1);
  expect(before).toMatchObject({ dealt: null, round: { hash: hashOfSeed(seed) } });
  expect(JSON.stringify(before)).not.toContain(seed);
  const dealt = tableAt(seeds, table, closesAt);
  expect(dealt.dealt).toEqual({ ...cards, winner });
  expect(dealt.history).toEqual(before.history);
  expect(JSON.stringify(dealt)).not.toContain(seed);
  const after = tableAt(seeds, table, endsAt);
  expect(after.last).toMatchObject({ round: number, winner, seed, hash: before.round.hash });
  expect(after.history).toEqual([...before.history.slice(1), winner]);
});

it('has another shoe at each table, and a history of what was dealt', () => {
  const { number } = liveRoundAt(table, now);
  const { history } = tableAt(seeds, table, now);
  const nth = history.length - 1;
  expect(history[nth]).toBe(coupOf(seeds, table, number - 1).winner);
  expect(history).not.toEqual(tableAt(seeds, table + 1, now).history);
});

it('pays several bets of one round, which the proof of the round gives again', () => {
  const { seed, ...coup } = coupOf(seeds, table, 7);
  const choice = { bets: { player: 1_000, banker: 2_000, tie: 500 }, round: 7, table };
  const paid = payoutOfBets(choice, 3_500, coup.winner);
  expect(paid).toBe({ player: 2_000, banker: 3_900, tie: 7_500 }[coup.winner]);
  const asked = { kind: 'baccarat', seed, clientSeed: '', stakeCentavos: 3_500, choice };
  expect(verifyRound(asked)).toMatchObject({ payoutCentavos: paid, outcome: coup });
  expect(verifyRound({ ...asked, stakeCentavos: 3_000 })).toBeNull();
});
