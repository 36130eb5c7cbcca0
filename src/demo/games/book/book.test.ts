import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOfSeed, revealAfterMs, seedsFrom } from '#gateway/play/play.ts';
import { mostPayout } from '../event-limits.ts';
import { fastRandom, simulateReturn } from '#tests/support/games/simulate-return.ts';
import { boardAt, endOf, pricesAt, scoreAt, takeLegs } from './board.ts';
import { decideSlip, drawScore, type Leg, returns } from './book-rules.ts';
import { esportsLeagues, sportsLeagues } from './leagues.ts';
import { aimAt, aims, payoutOf, picks, priceOf, priceStepMs, weightOf } from './prices.ts';
import { findFixture, type Fixture, fixturesBetween, tableNamed } from './schedule.ts';
import { scoreOf, scoreTables } from './score-tables.ts';

const leagues = [...sportsLeagues, ...esportsLeagues];
const seeds = seedsFrom('a secret of the test');
const now = Date.UTC(2026, 10, 23, 10, 7, 3);
const tables = [...scoreTables.values()];

function first(from = now): Fixture {
  const [fixture] = fixturesBetween(sportsLeagues[0] ?? never(), from, from + 86_400_000);
  return fixture ?? never();
}

function never(): never {
  throw new Error('There is a match every day');
}

/** Bets that can win, with their tables. */
const bets = tables.flatMap((table) =>
  picks.filter((pick) => weightOf(table, pick) > 0).map((pick) => ({ table, pick })),
);

describe('prices', () => {
  it('pay back the stated share: every price of every match, exactly', () => {
    const shares = bets.flatMap(({ table, pick }) =>
      [aims.least, 9_400, 9_500, 9_600, aims.most].map(
        (aim) => ((priceOf(table, pick, aim) ?? 0) * weightOf(table, pick)) / table.total,
      ),
    );
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(Number(returns.least));
    expect(Math.max(...shares)).toBeLessThanOrEqual(Number(returns.most));
    expect(Math.max(...shares)).toBeCloseTo(Number(returns.most), 2);
  });

  it('return the stated share in 100,000 rounds of singles and of doubles', () => {
    const random = fastRandom(5);
    const single = () => {
      const { table, pick } = bets[random(bets.length)] ?? never();
      const price = priceOf(table, pick, aims.least + random(aims.most - aims.least + 1)) ?? 0;
      const score = scoreOf(table, random(table.total));
      const [name = ''] = [...scoreTables].find(([, one]) => one === table) ?? [];
      const leg = { fixture: 'a', league: 'L', home: 'H', away: 'A', startsAt: 0 };
      return { leg: { ...leg, table: name, line: table.line, pick, price }, score };
    };
    const play = (count: number) => () => {
      const legs = Array.from({ length: count }, single);
      const scores = legs.map(({ score }) => ({ ...score, seed: null }));
      const ends = () => scores.shift() ?? never();
      const { payoutCentavos } = decideSlip(
        1_000,
        legs.map(({ leg }) => leg),
        ends,
      );
      return { staked: 1_000, paid: payoutCentavos };
    };
    expect(simulateReturn(100_000, play(1))).toBeGreaterThan(93);
    expect(simulateReturn(100_000, play(1))).toBeLessThan(97);
    expect(Math.abs(simulateReturn(100_000, play(2)) - 90)).toBeLessThan(4);
  });

  it('move in small steps within their bounds, and stand for a step', () => {
    const noise = (nth: number) => (nth % 2) * 1_000;
    const steps = Array.from({ length: 64 }, (_, n) => aimAt(n * priceStepMs, noise));
    expect(Math.min(...steps)).toBe(aims.least);
    expect(Math.max(...steps)).toBe(aims.most);
    const jumps = steps.slice(1).map((aim, n) => Math.abs(aim - (steps[n] ?? 0)));
    expect(Math.max(...jumps)).toBeLessThan(50);
    expect(aimAt(priceStepMs - 1, noise)).toBe(aimAt(0, noise));
  });

  it('move until the start of a match and not after it', () => {
    const fixture = first();
    const at = (ms: number) => Object.fromEntries(pricesAt(fixture, fixture.startsAt + ms, seeds));
    const before = Array.from({ length: 240 }, (_, n) => at(-n * priceStepMs)['1']);
    expect(new Set(before).size).toBeGreaterThan(2);
    expect(at(600_000)).toEqual(at(0));
  });

  it('multiply for an accumulator, floored to whole centavos', () => {
    expect(payoutOf(1_000, [150, 233])).toBe(3_495);
    expect(payoutOf(500, [101, 101, 101])).toBe(515);
    fc.assert(
      fc.property(
        fc.integer({ min: 500, max: 500_000 }),
        fc.array(fc.integer({ min: 101, max: 900 }), { minLength: 1, maxLength: 8 }),
        (stake, prices) => {
          const exact = prices.reduce((sum, price) => (sum * price) / 100, stake);
          expect(Math.abs(payoutOf(stake, prices) - exact)).toBeLessThan(1 + exact * 1e-9);
        },
      ),
    );
  });
});

describe('matches', () => {
  it('are found by their id, and every side plays once at a time', () => {
    for (const league of leagues) {
      const all = fixturesBetween(league, now, now + 40 * league.everyMs);
      expect(all).toHaveLength(40 * league.matches);
      for (const fixture of all) expect(findFixture(leagues, fixture.id)).toEqual(fixture);
      for (const fixture of all) {
        const sides = all
          .filter(({ startsAt }) => startsAt === fixture.startsAt)
          .flatMap(({ home, away }) => [home, away]);
        expect(new Set(sides).size).toBe(2 * league.matches);
      }
    }
    expect(findFixture(leagues, 'isla.1.9')).toBeNull();
    expect(findFixture(leagues, 'none.1.0')).toBeNull();
  });

  it('have one id', () => {
    const { id } = first();
    const [league, start, match] = id.split('.');
    const others = [`${league}.0${start}.${match}`, `${league}.00${start}.${match}`, ` ${id}`];
    expect(others.map((other) => findFixture(leagues, other))).toEqual([null, null, null]);
  });

  it('have scores by the weights of their table', () => {
    for (const table of tables) {
      let drawn = 0;
      for (const { home, away, weight } of table.scores) {
        expect(scoreOf(table, drawn)).toEqual({ home, away });
        drawn += weight;
        expect(scoreOf(table, drawn - 1)).toEqual({ home, away });
      }
      expect(drawn).toBe(table.total);
    }
    expect(() => scoreOf(tables[0] ?? never(), 10_000)).toThrow(RangeError);
  });

  it('show neither score nor seed before the end, and then the seed of the hash', () => {
    const { id, startsAt, endsAt } = first();
    const cardAt = (at: number) =>
      boardAt(sportsLeagues, at, seeds).find((one) => one.id === id) ?? never();
    const [open, live, ended] = [cardAt(startsAt - 1), cardAt(startsAt), cardAt(endsAt)];
    expect(open).toMatchObject({ state: 'open', prices: { X: expect.any(Number) } });
    expect(Object.keys(open)).not.toContain('score');
    expect(live).toMatchObject({ state: 'live', score: { home: 0, away: 0, played: 0 } });
    expect(JSON.stringify([open, live])).not.toContain('seed');
    const { seed } = ended as { seed: string };
    expect([open.hash, live.hash]).toEqual([hashOfSeed(seed), hashOfSeed(seed)]);
  });

  it('reach their final score in steps that never go back', () => {
    const fixture = first();
    const { home, away } = endOf(fixture, seeds);
    const { lastsMs } = fixture.league;
    const shown = Array.from({ length: 41 }, (_, n) =>
      scoreAt(fixture, fixture.startsAt + revealAfterMs + (n * lastsMs) / 40, seeds),
    );
    expect(shown.at(-1)).toMatchObject({ home, away, played: 100 });
    shown.slice(1).forEach((score, n) => {
      expect(score.home).toBeGreaterThanOrEqual(shown[n]?.home ?? 0);
      expect(score.away).toBeGreaterThanOrEqual(shown[n]?.away ?? 0);
    });
  });
});

describe('bets', () => {
  const fixture = first();
  const price = (at: number) => Object.fromEntries(pricesAt(fixture, at, seeds))['1'] ?? 0;
  const take = (over: object, at = now) =>
    takeLegs(
      sportsLeagues,
      [{ fixture: fixture.id, pick: '1', price: price(at), ...over }],
      at,
      seeds,
    );

  it('are taken at the price that is shown, or was shown a moment ago', () => {
    expect(take({})).toMatchObject({ taken: [{ leg: { home: fixture.home, price: price(now) } }] });
    expect(take({ price: price(now - priceStepMs) })).toHaveProperty('taken');
    expect(take({ price: price(now) + 7 })).toEqual({ refused: 'odds_changed' });
  });

  it('are refused from the start on, for unknown matches, and twice on one match', () => {
    expect(take({}, fixture.startsAt - 1)).toHaveProperty('taken');
    expect(take({}, fixture.startsAt)).toEqual({ refused: 'bet_closed' });
    expect(take({ fixture: 'isla.1.7' })).toEqual({ refused: 'request_invalid' });
    const far = first(now + 3 * 86_400_000);
    expect(take({ fixture: far.id })).toEqual({ refused: 'request_invalid' });
    const leg = { fixture: fixture.id, price: price(now) };
    const both = [
      { ...leg, pick: '1' as const },
      { ...leg, pick: 'over' as const },
    ];
    expect(takeLegs(sportsLeagues, both, now, seeds)).toEqual({ refused: 'same_match' });
  });

  it('have legs on different matches, however the legs spell them', () => {
    const open = fixturesBetween(sportsLeagues[0] ?? never(), now + 1, now + 7_200_000);
    const leg = fc
      .record({ nth: fc.nat(open.length - 1), zeros: fc.nat(3) })
      .map(({ nth, zeros }) => {
        const one = open[nth] ?? never();
        const fixture = one.id.replace('.', `.${'0'.repeat(zeros)}`);
        const [pick, shown] = pricesAt(one, now, seeds)[0] ?? never();
        return { fixture, pick, price: shown };
      });
    fc.assert(
      fc.property(fc.array(leg, { minLength: 1, maxLength: 8 }), (asked) => {
        const answer = takeLegs(sportsLeagues, asked, now, seeds);
        if ('refused' in answer) return;
        expect(
          new Set(answer.taken.map(({ fixture }) => fixture.startsAt + fixture.home)).size,
        ).toBe(asked.length);
      }),
    );
  });

  it('win when all legs win, up to the greatest payout', () => {
    const leg: Leg = {
      fixture: 'a',
      league: 'L',
      home: 'H',
      away: 'A',
      startsAt: 0,
      table: 'football:0',
      line: 2.5,
      pick: '1',
      price: 250,
    };
    const ends = (home: number) => () => ({ home, away: 1, seed: null });
    const under: Leg = { ...leg, pick: 'under', price: 150 };
    expect(decideSlip(1_000, [leg, leg], ends(2)).payoutCentavos).toBe(6_250);
    expect(decideSlip(1_000, [leg, under], ends(2)).payoutCentavos).toBe(0);
    expect(decideSlip(1_000, [leg], ends(1)).payoutCentavos).toBe(0);
    const dear = { ...leg, price: 90_000 };
    expect(decideSlip(500_000, [dear, dear], ends(2)).payoutCentavos).toBe(mostPayout);
    const score = drawScore('football:0', () => 0);
    expect(score).toEqual({ home: 0, away: 0 });
    expect(tableNamed('football:0').line % 1).toBe(0.5);
  });
});
