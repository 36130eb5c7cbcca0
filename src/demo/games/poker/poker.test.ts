import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { simulateReturn } from '#tests/support/games/simulate-return.ts';
import { type HandKind, kindOf, leastOfHouse, rankHand } from './hand-rank.ts';
import { playAdvised } from '#tests/support/games/play-advised.ts';
import { advice, dealHand, endOfHand, payoutsOf, returns, showdown } from './rules.ts';

const suits = 'shdc';
const ranks = 'A23456789TJQK';

/** Cards by name, such as `As Td`. */
function cards(names: string): number[] {
  return names
    .split(' ')
    .map(([rank = '', suit = '']) => suits.indexOf(suit) * 13 + ranks.indexOf(rank));
}

const rank = (names: string) => rankHand(cards(names));

describe('hands', () => {
  it.each([
    ['As Ks Qs Js Ts 2d 3d', 'royalFlush'],
    ['9s Ks Qs Js Ts 2d 3d', 'straightFlush'],
    ['As 2s 3s 4s 5s Kd Kh', 'straightFlush'],
    ['7s 7h 7d 7c 2s 3d 9h', 'four'],
    ['7s 7h 7d 2c 2s 3d 9h', 'fullHouse'],
    ['7s 7h 7d 2c 2s 2d 9h', 'fullHouse'],
    ['2s 9s 4s Ks Js Td 3d', 'flush'],
    ['As 2h 3d 4c 5s Kd Kh', 'straight'],
    ['Th Jh Qd Kc As 2d 3h', 'straight'],
    ['7s 7h 7d 2c 4s Td 9h', 'three'],
    ['7s 7h 2d 2c 9s 9d Ah', 'twoPairs'],
    ['7s 7h 2d 3c 9s Jd Ah', 'pair'],
    ['7s 8h 2d 3c 9s Jd Ah', 'high'],
  ] as const)('%s is %s', (names, kind) => {
    expect(kindOf(rank(names))).toBe(kind);
  });

  it('are compared by kind, then by their ranks and kickers', () => {
    const falling = [
      'As Ks Qs Js Ts',
      'Ks Qs Js Ts 9s',
      '5s 4s 3s 2s As',
      '8s 8h 8d 8c As',
      '8s 8h 8d 8c Ks',
      '9s 9h 9d 2c 2s',
      '8s 8h 8d Ac As',
      'As 9s 7s 4s 2s',
      'Ks Qs Js 9s 8s',
      'Ts 9h 8d 7c 6s',
      '5s 4h 3d 2c As',
      '3s 3h 3d Ac Ks',
      'As Ah 2d 2c 3s',
      'Ks Kh Qd Qc As',
      'Ks Kh Jd Jc As',
      'Ks Kh Jd Jc Qs',
      'As Ah 5d 3c 2s',
      'Ks Kh Ad Qc Js',
      'Ks Kh Ad Qc Ts',
      '4s 4h 3d 2c 5s',
      'As Kh Qd Jc 9s',
      '7s 5h 4d 3c 2s',
    ].map(rank);
    expect(falling).toEqual(falling.toSorted((a, b) => b - a));
    expect(new Set(falling).size).toBe(falling.length);
    expect(rank('As Ah 5d 3c 2s 4h 9d')).toBe(rank('Ad Ac 5h 3s 2h 4s 9c'));
    expect(rank('4s 4h 3d 2c 5s')).toBeGreaterThanOrEqual(leastOfHouse);
    expect(rank('3s 3h Ad Kc Qs')).toBeLessThan(leastOfHouse);
  });

  it('of seven cards are the best of their twenty-one hands of five', () => {
    const seven = fc.uniqueArray(fc.integer({ min: 0, max: 51 }), { minLength: 7, maxLength: 7 });
    const fives = (all: readonly number[]) =>
      all.flatMap((_, a) =>
        all.slice(a + 1).map((__, n) => all.filter((___, at) => at !== a && at !== a + 1 + n)),
      );
    fc.assert(
      fc.property(seven, (all) => {
        expect(rankHand(all)).toBe(Math.max(...fives(all).map(rankHand)));
        expect(rankHand(all.toReversed())).toBe(rankHand(all));
      }),
      { numRuns: 400 },
    );
  });

  it('have the known frequencies, over every hand of five cards without two suits', () => {
    const counts: Partial<Record<HandKind, number>> = {};
    const count = (chosen: readonly number[], from: number): void => {
      if (chosen.length === 5) {
        const kind = kindOf(rankHand(chosen));
        counts[kind] = (counts[kind] ?? 0) + 1;
        return;
      }
      for (let card = from; card < 26; card += 1) count([...chosen, card], card + 1);
    };
    count([], 0);
    // Of 65,780 hands: 2 × 10 straights in a suit, 2 × (1287 - 10) flushes, 10 × (32 - 2) straights.
    expect(counts).toMatchObject({ royalFlush: 2, straightFlush: 18, flush: 2_554, straight: 300 });
    expect(counts).toMatchObject({ twoPairs: 78 * 11 * 2, pair: 13 * 220 * 8 });
    expect(counts.high).toBe(65_780 - 2 - 18 - 2_554 - 300 - 1_716 - 22_880);
  }, 60_000);
});

describe('a hand against the house', () => {
  const play = (player: string, house: string, board: string) => {
    const [a = 0, b = 0] = cards(player);
    const [c = 0, d = 0] = cards(house);
    const [e = 0, f = 0, g = 0, h = 0, i = 0] = cards(board);
    return { player: [a, b], house: [c, d], board: [e, f, g, h, i] } as const;
  };
  const board = '2s 7h 9d Jc 3s';

  it('pays ante and call by the hands', () => {
    const pays = (player: string, house: string, shared = board) => {
      const { player: ours, house: theirs, board: five } = play(player, house, shared);
      return payoutsOf(showdown({ player: [...ours], house: [...theirs], board: [...five] }));
    };
    expect(pays('As Ah', 'Ks Kh')).toEqual({ ante: 2, call: 4 });
    expect(pays('Ks Kh', 'As Ah')).toEqual({ ante: 0, call: 0 });
    expect(pays('As Kh', 'Ad Kc')).toEqual({ ante: 2, call: 2 });
    expect(pays('9s 9h', 'Ks Kh', '9d 9c 2s 3d 4h')).toEqual({ ante: 11, call: 4 });
    expect(pays('Jd 5h', 'Jh 5d')).toEqual({ ante: 1, call: 2 });
    expect(pays('5d 6h', 'Ad Kc')).toEqual({ ante: 2, call: 2 });
  });

  it('costs the ante when it is folded', () => {
    const deal = dealHand(() => 0);
    const end = endOfHand(deal, 'fold', null);
    expect(end).toMatchObject({ ante: 0, call: 0, outcome: { winner: 'house', action: 'fold' } });
    const all = [...deal.player, ...deal.house, ...deal.board];
    expect(new Set(all).size).toBe(9);
  });

  it('has an advice that folds low cards without a pair or a draw', () => {
    const on = (own: string, flop = '2s 7h Jd') => advice(cards(own), cards(flop));
    expect(on('8s 4d')).toBe('fold');
    expect(on('Ts 4d')).toBe('call');
    expect(on('As 4d')).toBe('call');
    expect(on('2d 4d')).toBe('call');
    expect(on('3s 8s', '9s 2s Jd')).toBe('call');
    expect(on('8s 5d')).toBe('fold');
    expect(on('8s 9d')).toBe('call');
    expect(on('8s 9d', 'Th 3d 2s')).toBe('fold');
  });

  it('returns the stated share of all stakes in 100,000 hands that follow the advice', () => {
    expect(Math.abs(simulateReturn(100_000, playAdvised) - Number(returns))).toBeLessThan(1.2);
  }, 60_000);
});
