import { describe, expect, it } from 'vitest';
import { addNet, atRisk, netOf } from '#gateway/bets/exposure/net-exposure.ts';
import type { NetSums } from '#gateway/store/tables/money/money-tables.ts';
import type { EventBet } from '#gateway/play/play.ts';
import { matchEvents } from './book/board.ts';
import { sportsLeagues } from './book/leagues.ts';
import { fixturesBetween } from './book/schedule.ts';
import { fightEvent } from './cockfight/create-arena.ts';
import { sides } from './cockfight/rules.ts';
import { liveEvent } from './live/create-live-table.ts';
import { liveGames, type LiveKind } from './live/live-games.ts';
import { liveRound } from './live/live-rounds.ts';
import { tables } from './tables.ts';

const kinds = ['baccarat', 'roulette', 'sicbo'] as const satisfies readonly LiveKind[];

type Stakes = Readonly<Record<string, number>>;

const sumOf = (stakes: Stakes) => Object.values(stakes).reduce((sum, stake) => sum + stake, 0);

/** The sums of one bet on a live table. */
function netOfLive(kind: LiveKind, bets: Stakes): NetSums {
  const at = { kind, table: 1 };
  return netOf(liveEvent(at, liveRound(1, 1), { bets, stakeCentavos: sumOf(bets) }).places);
}

/** The valid bet of stakes in one instant round. */
function validBet(kind: LiveKind, stakes: Stakes): number {
  const places = tables[kind].placesOf?.(sumOf(stakes), stakes) ?? [];
  return atRisk(sumOf(stakes), [netOf(places)]);
}

const netOfEvents = (events: readonly EventBet[]) =>
  events.map(({ places }) => netOf(places)).reduce(addNet);

describe.each(kinds)('the valid bet at %s', (kind) => {
  it('is the whole stake on each single place', () => {
    for (const place of liveGames[kind].places)
      expect([place, validBet(kind, { [place]: 500_00 })]).toEqual([place, 500_00]);
    const [named = ''] = liveGames[kind].places;
    const places = tables[kind].placesOf?.(700_00, named) ?? [];
    expect(atRisk(700_00, [netOf(places)])).toBe(700_00);
  });

  it('is the same in a shared round, in one bet or in several', () => {
    const [one = '', two = ''] = liveGames[kind].places;
    const together = netOfLive(kind, { [one]: 700_00, [two]: 300_00 });
    const apart = addNet(netOfLive(kind, { [one]: 700_00 }), netOfLive(kind, { [two]: 300_00 }));
    expect(apart).toEqual(together);
    expect(atRisk(1_000_00, [together])).toBe(validBet(kind, { [one]: 700_00, [two]: 300_00 }));
  });
});

describe('the valid bet of opposite places', () => {
  it('is a small part of red and black', () => {
    expect(validBet('roulette', { red: 5_000_00, black: 4_999_00 })).toBe(271_21);
  });

  it('is one of 37 numbers of roulette', () => {
    const all = Object.fromEntries(Array.from({ length: 37 }, (_, pocket) => [pocket, 100_00]));
    expect(validBet('roulette', all)).toBe(100_00);
  });

  it('is nearly nothing of Banker and Player, and of Small and Big a tenth', () => {
    expect(validBet('baccarat', { banker: 1_000_00, player: 1_000_00 })).toBeLessThan(30_00);
    expect(validBet('sicbo', { small: 1_000_00, big: 1_000_00 })).toBeLessThan(220_00);
  });

  it('is the whole stake of numbers of roulette that cover no more than a colour', () => {
    const half = Object.fromEntries(Array.from({ length: 18 }, (_, pocket) => [pocket, 10_00]));
    expect(validBet('roulette', half)).toBe(180_00);
  });

  it('is little of Meron and Wala, and the whole stake on one side of a fight', () => {
    for (const side of sides)
      expect(atRisk(1_000_00, [netOfEvents([fightEvent(1, side, 1_000_00)])])).toBe(1_000_00);
    const both = [fightEvent(1, 'meron', 1_000_00), fightEvent(1, 'wala', 1_000_00)];
    expect(atRisk(2_000_00, [netOfEvents(both)])).toBeLessThan(120_00);
  });
});

describe('the valid bet on matches', () => {
  const [league] = sportsLeagues;
  const start = Date.UTC(2026, 10, 23, 10);
  const [first, second] = league ? fixturesBetween(league, start, start + league.aheadMs) : [];
  if (!league || !first || !second) throw new RangeError('A league has matches');
  const legOf = (
    fixture: typeof first,
    pick: '1' | 'X' | '2' | 'over' | 'under',
    price: number,
  ) => {
    const { id, home, away, startsAt, table } = fixture;
    const leg = { fixture: id, league: league.name, home, away, startsAt, table, line: 2.5 };
    return { leg: { ...leg, pick, price }, fixture };
  };

  it('is the whole stake of a single and of an accumulator', () => {
    const single = matchEvents([legOf(first, '1', 105)], 100_00);
    expect(atRisk(100_00, [netOfEvents(single)])).toBe(100_00);
    const both = matchEvents([legOf(first, '1', 150), legOf(second, 'over', 900)], 100_00);
    expect(
      atRisk(
        100_00,
        both.map(({ places }) => netOf(places)),
      ),
    ).toBe(100_00);
  });

  it('is little of all results of a match, also when they are legs of accumulators', () => {
    const results = (['1', 'X', '2'] as const).map((pick) => legOf(first, pick, 285));
    const singles = results.flatMap((leg) => matchEvents([leg], 100_00));
    expect(atRisk(300_00, [netOfEvents(singles)])).toBe(15_00);
    const other = legOf(second, 'over', 190);
    const legs = results.flatMap((leg) => matchEvents([leg, other], 100_00).slice(0, 1));
    expect(atRisk(300_00, [netOfEvents(legs)])).toBe(15_00);
  });
});
