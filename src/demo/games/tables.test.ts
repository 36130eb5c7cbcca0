import fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { lotteryRules, lowestBall } from '../content/lottery.ts';
import * as baccarat from './baccarat/rules.ts';
import * as bingo from './bingo/rules.ts';
import * as duel from './duel/rules.ts';
import * as fish from './fish/rules.ts';
import * as lottery from './lottery/rules.ts';
import * as match from './match/rules.ts';
import * as roulette from './roulette/rules.ts';
import * as sicbo from './sicbo/rules.ts';

/** A share in percent, as the pages state it. */
const percent = (share: number) => (share * 100).toFixed(2);

/** How many ways there are to choose some of several. */
function ways(of: number, some: number): number {
  if (some < 0 || some > of) return 0;
  let count = 1;
  for (let n = 0; n < some; n += 1) count = (count * (of - n)) / (n + 1);
  return count;
}

describe('the return of the net', () => {
  it.each(fish.catchNames)('is 96 % for the %s, over every number it is decided by', (choice) => {
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

/** How likely each winner is, over every order of points of an eight-deck shoe. */
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

describe('the return of baccarat', () => {
  it('is what the page states, over every way the cards can come', () => {
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

  it('follows the rules of the third card', () => {
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

describe('the return of bingo', () => {
  it('is what the page states, over every set of balls', () => {
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
            ways(bingo.highest - held, bingo.called - held) / ways(bingo.highest, bingo.called)
          );
        }, 0),
    );
    const exactly = (lines: number) =>
      sums.reduce(
        (sum, share, more) => sum + (-1) ** (more - lines) * ways(more, lines) * (share ?? 0),
        0,
      );
    const back = bingo.pays.reduce<number>((sum, times, lines) => sum + times * exactly(lines), 0);
    expect(percent(back)).toBe(bingo.returns);
  });

  it('calls forty different balls and pays full lines', () => {
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

describe('the return of the lottery', () => {
  it.each(lottery.draws)('is what the page states for $code', (draw) => {
    const span = draw.highest - draw.lowest + 1;
    const chance = (hits: number) =>
      draw.returned
        ? ways(draw.balls, hits) * (1 / span) ** hits * (1 - 1 / span) ** (draw.balls - hits)
        : (ways(draw.balls, hits) * ways(span - draw.balls, draw.balls - hits)) /
          ways(span, draw.balls);
    const back = draw.pays.reduce((sum, times, hits) => sum + times * chance(hits), 0);
    expect(draw.pays).toHaveLength(draw.balls + 1);
    expect(percent(back)).toBe(draw.returns);
  });

  it('draws as many balls as the game has, none twice unless they go back', () => {
    const anyGame = fc.constantFrom(...Object.entries(lotteryRules));
    fc.assert(
      fc.property(anyGame, fc.infiniteStream(fc.nat()), ([game, rules], numbers) => {
        const below = (limit: number) => (numbers.next().value ?? 0) % limit;
        const drawn = lottery.drawBalls(rules, below);
        expect(safeParse(lottery.ticket, { game, numbers: drawn }).success).toBe(true);
        expect(lottery.hitsOf(rules.returned, drawn, drawn)).toBe(rules.balls);
      }),
    );
  });

  it('refuses tickets with too few numbers, doubles, numbers and games there are not', () => {
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

describe('the return of the duel', () => {
  it('is what the page states, over every two cards', () => {
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

describe('the return of the match', () => {
  it('is what the page states, over every score', () => {
    const back = { home: 0, draw: 0, away: 0 };
    for (let home = 0; home < 100; home += 1) {
      for (let away = 0; away < 100; away += 1) {
        const end = match.endOf(
          match.goalsOf(match.chances.home, home),
          match.goalsOf(match.chances.away, away),
        );
        back[end] += match.pays[end] / 100 / 10_000;
      }
    }
    expect(Object.fromEntries(match.ends.map((end) => [end, percent(back[end])]))).toEqual(
      match.returns,
    );
  });
});

describe('the return of roulette', () => {
  it('is what the page states for every bet, over every pocket', () => {
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

  it('covers the felt: halves of eighteen, thirds of twelve, and zero by itself', () => {
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

describe('the return of sic bo', () => {
  const faces = [1, 2, 3, 4, 5, 6];
  const throws = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => [a, b, c])));
  const backOf = (bet: string) =>
    percent(throws.reduce((sum, dice) => sum + sicbo.worthOf(bet, dice) / 100, 0) / 216);

  it('is what the page states, over every throw', () => {
    const { half, number, triple, leastTotal, bestTotal } = sicbo.returns;
    expect([backOf('small'), backOf('big'), backOf('triple')]).toEqual([half, half, triple]);
    expect(new Set(faces.map((face) => backOf(`number${face}`)))).toEqual(new Set([number]));
    const totals = Object.keys(sicbo.totals).map((total) => Number(backOf(`total${total}`)));
    expect(totals).toHaveLength(14);
    expect(Math.min(...totals)).toBe(Number(leastTotal));
    expect(Math.max(...totals)).toBe(Number(bestTotal));
  });

  it('takes the stakes of Small and Big when three are alike, and pays in whole centavos', () => {
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
