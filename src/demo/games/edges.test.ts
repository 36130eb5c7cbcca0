import { describe, expect, it } from 'vitest';
import { defaultSettings } from '#gateway/system/settings.ts';
import { jackpotCap, jackpotShareBasisPoints } from '#gateway/play/play.ts';
import { accounts } from '../content/accounts.ts';
import { isGameKind } from '../content/game-kind.ts';
import { games } from '../content/games.ts';
import { pointExchange } from '../content/rewards/point-exchange.ts';
import { pointRates } from '../content/rewards/point-rates.ts';
import { rewards } from '../content/rewards/rewards.ts';
import { gameReturns } from './game-returns.ts';
import { jackpotStake } from './slot/rules.ts';
import { strips } from './slot/strips.ts';

/** The share of the stakes of a category that the best rebate gives back, in percent. */
function rebateOf(category: string): number {
  const rates = rewards.rebateRates.filter((one) => one.category === category);
  return Math.max(0, ...rates.map(({ rate }) => rate)) / 100;
}

/** The share of the stakes of a category that points give back at their best rate, in percent. */
function pointsOf(category: string): number {
  const turnover = pointRates.find((one) => one.category === category)?.turnover ?? Infinity;
  const centavosOfPoint = Math.max(...pointExchange.map(({ rate }) => rate)) / 100;
  return (100 * centavosOfPoint) / turnover;
}

/** The share of the stakes that all agents of a line get together at most, in percent. */
const ofAgents = defaultSettings.topAgentRebate / 100;

/** The share of the stakes of a category that the house gives back beside its games at most, in percent. */
const givenIn = (category: string): number => rebateOf(category) + pointsOf(category) + ofAgents;

/** The chance of five lamps on the first line. */
const chanceOfJackpot = strips.reduce(
  (chance, strip) => (chance * strip.filter((symbol) => symbol === 'lamp').length) / strip.length,
  1,
);

/** The share of the stakes that a jackpot gives back, in percent: a spin wins it in proportion to its stake. */
const returnOfJackpot = (centavos: number): number =>
  (100 * chanceOfJackpot * centavos) / jackpotStake;

/** Each kind of game in each category, with and without the jackpot. */
const places = [
  ...new Map(
    games.map(({ kind, category, isJackpot }) => [
      `${kind} in ${category}${isJackpot ? ' with the jackpot' : ''}`,
      { kind, category, isJackpot },
    ]),
  ),
].map(([title, place]) => ({ title, ...place }));

describe.each(places)('$title', ({ kind, category, isJackpot }) => {
  const best = isGameKind(kind) ? gameReturns[kind].most / 100 : Number.NaN;
  const given = givenIn(category);

  it('leaves a part of the stakes to the house after jackpot, best rebate, points and agents', () => {
    const share = isJackpot ? jackpotShareBasisPoints / 100 : 0;
    expect(100 - best - share - given).toBeGreaterThan(0);
  });

  it('returns less than is staked while the jackpot is as high as it can be', () => {
    const jackpot = isJackpot ? returnOfJackpot(jackpotCap) : 0;
    expect(best + jackpot + given).toBeLessThan(100);
  });

  it('has the jackpot only if it is a slot', () => {
    expect(isJackpot && kind !== 'slot').toBe(false);
  });
});

it('the best bet at a live table would leave nothing to the house with a share for the jackpot', () => {
  const given = givenIn('LIVE');
  const edge = 100 - gameReturns.baccarat.most / 100;
  expect(edge - given - jackpotShareBasisPoints / 100).toBeLessThan(0);
});

it('a jackpot of 13.5 million would make its slots return more than is staked', () => {
  const given = givenIn('RNG');
  const jackpot = returnOfJackpot(13_500_000_00);
  expect(gameReturns.slot.most / 100 + given + jackpot).toBeGreaterThan(100);
});

it('a rebate of 0.45 percent for agents would leave nothing to the house at some tables', () => {
  const tables = places.filter(({ category }) => category === 'LIVE' || category === 'PVP');
  const left = tables.map(({ kind, category }) => {
    const best = isGameKind(kind) ? gameReturns[kind].most / 100 : Number.NaN;
    return 100 - best - givenIn(category) + ofAgents;
  });
  expect(Math.min(...left)).toBeGreaterThan(ofAgents);
  expect(Math.min(...left)).toBeLessThan(0.45);
});

it('an agent of the demo has at most the rebate of agents without an upline', () => {
  const rates = accounts.map(({ rebateRate }) => rebateRate);
  expect(Math.max(...rates)).toBeLessThanOrEqual(defaultSettings.topAgentRebate);
});
