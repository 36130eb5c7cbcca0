import fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { lotteryRules, lowestBall } from '../content/lottery.ts';
import * as baccarat from './baccarat/rules.ts';
import * as bingo from './bingo/rules.ts';
import * as duel from './duel/rules.ts';
import * as fish from './fish/rules.ts';
import * as lottery from './lottery/rules.ts';
import * as roulette from './roulette/rules.ts';
import * as sicbo from './sicbo/rules.ts';

/** Formats a share as the pages do, in percent. */
const percent = (share: number) => (share * 100).toFixed(2);

/** The binomial coefficient. */
function combinations(of: number, some: number): number {
  if (some < 0 || some > of) return 0;
  let count = 1;
  for (let n = 0; n < some; n += 1) count = (count * (of - n)) / (n + 1);
  return count;
}

describe('fishing', () => {
  it.each(fish.catchNames)('returns 96 % for %s, over every random number', (choice) => {
    const { held, of } = fish.oddsOf(choice);
    const paid = Array.from(
      { length: of },
      (_, drawn) =>
        fish.fish.decide(100, choice, (limit) => (limit === of ? drawn : -1)).payoutCentavos,
    );
    expect(paid.filter((payout) => payout > 0)).toHaveLength(held);
    expect(paid.reduce((sum, payout) => sum + payout, 0) / of).toBeCloseTo(fish.returnPercent, 9);
  });
});

/** The exact probability of each winner, over every order of points of an eight-deck shoe. */
function baccaratShares() {
  const shoe = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(
    (points) => baccarat.decks * 4 * (points === 0 ? 4 : 1),
  );
  const shares = { player: 0, banker: 0, tie: 0 };
  const walk = (dealt: readonly number[], share: number, left: number): void => {
    let wanted = 0;
    let ended = true;
    const deal = () => {
      const next = dealt[wanted];
      wanted += 1;
      if (next === undefined) ended = false;
      return next ?? 0;
    };
    const hands = baccarat.playHands(deal, (points) => points);
    if (ended) {
      const [player, banker] = [baccarat.total(hands.player), baccarat.total(hands.banker)];
      shares[baccarat.winnerOf(player, banker)] += share;
      return;
    }
    shoe.forEach((count, points) => {
      if (count === 0) return;
      shoe[points] = count - 1;
      walk([...dealt, points], (share * count) / left, left - 1);
      shoe[points] = count;
    });
  };
  walk([], 1, baccarat.decks * 52);
  return shares;
}

describe('baccarat', () => {
  it('returns the stated share, over every order of cards', () => {
    const shares = baccaratShares();
    const back = Object.fromEntries(
      baccarat.sides.map((bet) => [
        bet,
        percent(
          baccarat.sides.reduce(
            (sum, winner) => sum + shares[winner] * baccarat.payoutOf(1, bet, winner),
            0,
          ),
        ),
      ]),
    );
    expect(back).toEqual(baccarat.returns);
  });

  it('follows the rules for the third card', () => {
    const play = (...points: number[]) =>
      baccarat.playHands(
        () => points.shift() ?? 0,
        (one) => one,
      );
    expect(play(4, 0, 4, 5)).toEqual({ player: [4, 4], banker: [0, 5] });
    expect(play(3, 0, 3, 5, 9)).toEqual({ player: [3, 3], banker: [0, 5, 9] });
    expect(play(1, 0, 1, 3, 8, 9)).toEqual({ player: [1, 1, 8], banker: [0, 3] });
    expect(play(1, 0, 1, 6, 6, 2)).toEqual({ player: [1, 1, 6], banker: [0, 6, 2] });
    expect(play(1, 0, 1, 6, 5, 2)).toEqual({ player: [1, 1, 5], banker: [0, 6] });
  });
});

describe('bingo', () => {
  it('returns the stated share, over every set of balls', () => {
    const masks = bingo.lines.map((line) =>
      line
        .filter((place) => place !== bingo.freeAt)
        .reduce((mask, place) => mask | (1 << place), 0),
    );
    const places = (mask: number) => mask.toString(2).replaceAll('0', '').length;
    const atLeast = masks.reduce(
      (sums, mask) => [
        ...sums,
        ...sums.map(({ union, lines }) => ({ union: union | mask, lines: lines + 1 })),
      ],
      [{ union: 0, lines: 0 }],
    );
    const sums = bingo.pays.map((_, lines) =>
      atLeast
        .filter((some) => some.lines === lines)
        .reduce((sum, { union }) => {
          const held = places(union);
          return (
            sum +
            combinations(bingo.highest - held, bingo.called - held) /
              combinations(bingo.highest, bingo.called)
          );
        }, 0),
    );
    const exactly = (lines: number) =>
      sums.reduce(
        (sum, share, more) =>
          sum + (-1) ** (more - lines) * combinations(more, lines) * (share ?? 0),
        0,
      );
    const back = bingo.pays.reduce<number>((sum, times, lines) => sum + times * exactly(lines), 0);
    expect(percent(back)).toBe(bingo.returns);
  });

  it('calls forty distinct balls and pays full lines', () => {
    const card = Array.from({ length: 25 }, (_, place) =>
      place === bingo.freeAt ? 0 : (place % 5) * 15 + Math.floor(place / 5) + 1,
    );
    const { outcome, payoutCentavos } = bingo.bingo.decide(500, card, () => 0);
    const { balls, full } = outcome as { balls: number[]; full: number[] };
    expect(balls).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    // Columns B and I are full, and half of N.
    expect(full).toEqual([5, 6, 7]);
    expect(payoutCentavos).toBe(500 * bingo.pays[3]);
    const other = [...card.slice(0, 24), 1];
    for (const bad of [other, card.slice(1), card.map(() => 5), 'card']) {
      expect(safeParse(bingo.card, bad).success).toBe(false);
    }
  });
});

describe('the lottery', () => {
  it.each(lottery.draws)('returns the stated share for $code', (draw) => {
    const span = draw.highest - draw.lowest + 1;
    const chance = (hits: number) =>
      draw.returned
        ? combinations(draw.balls, hits) *
          (1 / span) ** hits *
          (1 - 1 / span) ** (draw.balls - hits)
        : (combinations(draw.balls, hits) * combinations(span - draw.balls, draw.balls - hits)) /
          combinations(span, draw.balls);
    const back = draw.pays.reduce((sum, times, hits) => sum + times * chance(hits), 0);
    expect(draw.pays).toHaveLength(draw.balls + 1);
    expect(percent(back)).toBe(draw.returns);
  });

  it('draws valid tickets for every game', () => {
    const anyGame = fc.constantFrom(...Object.entries(lotteryRules));
    fc.assert(
      fc.property(anyGame, fc.infiniteStream(fc.nat()), ([game, rules], numbers) => {
        const randomBelow = (limit: number) => (numbers.next().value ?? 0) % limit;
        const drawn = lottery.drawBalls(rules, randomBelow);
        expect(safeParse(lottery.ticket, { game, numbers: drawn }).success).toBe(true);
        expect(lottery.hitsOf(rules.returned, drawn, drawn)).toBe(rules.balls);
      }),
    );
  });

  it('refuses tickets with too few, repeated or invalid numbers, and of unknown games', () => {
    const rules = lotteryRules['PERLAS6'];
    const low = rules === undefined ? 0 : lowestBall(rules);
    const bad = [
      { game: 'PERLAS6', numbers: [1, 2, 3, 4, 5] },
      { game: 'PERLAS6', numbers: [1, 2, 3, 4, 5, 5] },
      { game: 'PERLAS6', numbers: [low - 1, 2, 3, 4, 5, 6] },
      { game: 'PERLAS6', numbers: [1.5, 2, 3, 4, 5, 6] },
      { game: 'NONE', numbers: [1] },
      { game: '__proto__', numbers: [] },
    ];
    for (const one of bad)
      expect(safeParse(lottery.ticket, one).success, JSON.stringify(one)).toBe(false);
  });
});

describe('the duel', () => {
  it('returns the stated share, over every pair of cards', () => {
    let paid = 0;
    for (let own = 0; own < 52; own += 1) {
      for (let rival = 0; rival < 52; rival += 1) {
        if (own !== rival) paid += duel.payoutOf(100, 'high', own, rival);
        const [high, low] = [
          duel.payoutOf(100, 'high', own, rival),
          duel.payoutOf(100, 'low', rival, own),
        ];
        expect(low).toBe(high);
      }
    }
    expect((paid / (52 * 51)).toFixed(2)).toBe(duel.returns);
  });
});

describe('roulette', () => {
  it('returns the stated share for every bet, over every pocket', () => {
    expect(new Set(roulette.wheel).size).toBe(37);
    for (const bet of roulette.bets) {
      const paid = roulette.wheel.map((_, drawn) => {
        const { payoutCentavos } = roulette.roulette.decide(500, bet, (of) =>
          of === roulette.wheel.length ? drawn : -1,
        );
        return payoutCentavos;
      });
      expect(paid.every(Number.isSafeInteger), bet).toBe(true);
      const back = paid.reduce((sum, payout) => sum + payout, 0) / (500 * 37);
      expect(percent(back), bet).toBe(roulette.returns);
    }
  });

  it('covers 18 numbers with even-money bets, 12 with dozens and columns, and zero with its own bet only', () => {
    const covered = (bet: string) => roulette.places.get(bet) ?? [];
    expect(roulette.bets.map((bet) => covered(bet).length)).toEqual([
      ...Array.from({ length: 6 }, () => 18),
      ...Array.from({ length: 6 }, () => 12),
      ...Array.from({ length: 37 }, () => 1),
    ]);
    expect(roulette.bets.filter((bet) => covered(bet).includes(0))).toEqual(['0']);
    expect(roulette.bets.filter((bet) => covered(bet).includes(17))).toEqual([
      'black',
      'odd',
      'low',
      'dozen2',
      'column2',
      '17',
    ]);
  });
});

describe('sic bo', () => {
  const faces = [1, 2, 3, 4, 5, 6];
  const throws = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => [a, b, c])));
  const backOf = (bet: string) =>
    percent(throws.reduce((sum, dice) => sum + sicbo.worthOf(bet, dice) / 100, 0) / 216);

  it('returns the stated share, over every throw', () => {
    const { half, number, triple, leastTotal, bestTotal } = sicbo.returns;
    expect([backOf('small'), backOf('big'), backOf('triple')]).toEqual([half, half, triple]);
    expect(new Set(faces.map((face) => backOf(`number${face}`)))).toEqual(new Set([number]));
    const totals = Object.keys(sicbo.totals).map((total) => Number(backOf(`total${total}`)));
    expect(totals).toHaveLength(14);
    expect(Math.min(...totals)).toBe(Number(leastTotal));
    expect(Math.max(...totals)).toBe(Number(bestTotal));
  });

  it('pays nothing for Small and Big on a triple, and pays in whole centavos', () => {
    expect(sicbo.worthOf('small', [2, 2, 2]) + sicbo.worthOf('big', [5, 5, 5])).toBe(0);
    for (const stake of sicbo.sicbo.stakes) {
      for (const bet of sicbo.bets) {
        const { payoutCentavos, outcome } = sicbo.sicbo.decide(stake, bet, () => 2);
        expect(Number.isSafeInteger(payoutCentavos), bet).toBe(true);
        expect(outcome).toEqual({ choice: bet, dice: [3, 3, 3] });
      }
    }
  });
});
