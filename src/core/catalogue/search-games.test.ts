import { describe, expect, it } from 'vitest';
import type { Game } from '#contract/model/game.ts';
import type { Category } from '#contract/vocabulary/category.ts';
import {
  addSeen,
  anything,
  asListed,
  type GameQuery,
  filterGames,
  searchSeen,
} from './search-games.ts';

const game = (nodeId: number, name: string, category: Category = 'RNG'): Game => ({
  nodeId,
  name,
  category,
  vendor: 'TALA',
  gameId: String(nodeId),
  icon: null,
  roomId: null,
  trial: false,
  leastBet: 100,
  lines: 20,
  isHot: false,
  isNew: false,
  returnRate: null,
  isJackpot: false,
  mostBet: null,
  seats: null,
  players: null,
});
const any: GameQuery = { ...anything, category: 'RNG' };
const [reels, bingo, fish] = [
  game(1, 'Reels of Rizal'),
  game(2, 'Bingo Bay'),
  game(3, 'Reef', 'FISH'),
];
const seen = addSeen(addSeen([], [reels, fish], ''), [bingo], 'BG');

describe('seen games', () => {
  it('are found by category, vendor, class and part of the name', () => {
    expect(searchSeen(seen, any)).toEqual([bingo, reels]);
    expect(searchSeen(seen, { ...any, search: ' rIZ' })).toEqual([reels]);
    expect(searchSeen(seen, { ...any, vendor: 'OTHER' })).toEqual([]);
    expect(searchSeen(seen, { ...any, slotClass: 'BG' })).toEqual([bingo]);
    expect(searchSeen(seen, { ...any, category: 'BINGO' })).toEqual([bingo]);
    expect(searchSeen(seen, { ...any, category: 'FISH' })).toEqual([fish]);
  });

  it('are found without the accents of their names', () => {
    const pinata = game(4, 'Piñata Fiesta');
    const all = addSeen(seen, [pinata], '');
    expect(searchSeen(all, { ...any, search: 'pinata' })).toEqual([pinata]);
    expect(searchSeen(all, { ...any, search: 'PIÑATA' })).toEqual([pinata]);
    expect(searchSeen(all, { ...any, search: 'bíngo' })).toEqual([bingo]);
  });

  it('are listed once, the latest first, and keep a known slot class', () => {
    const again = addSeen(seen, [bingo], '');
    expect(again.map(({ game: { nodeId } }) => nodeId)).toEqual([2, 1, 3]);
    expect(again[0]?.slotClass).toBe('BG');
  });

  it('are sorted, and filtered by bet and number of lines', () => {
    expect(searchSeen(seen, { ...any, sort: 'name' })).toEqual([bingo, reels]);
    expect(searchSeen(seen, { ...any, sort: 'newest' })).toEqual([bingo, reels]);
    expect(searchSeen(seen, { ...any, leastBet: 1, leastLines: 20 })).toHaveLength(2);
    expect(searchSeen(seen, { ...any, leastBet: 2 })).toEqual([]);
    expect(searchSeen(seen, { ...any, leastLines: 25 })).toEqual([]);
  });

  it('are 6,000 at most', () => {
    const many = Array.from({ length: 7_000 }, (_, nodeId) => game(nodeId, 'x'));
    expect(addSeen(seen, many, '')).toHaveLength(6_000);
  });

  it('are searched within a frame when there are 5,000', () => {
    const many = Array.from({ length: 5_000 }, (_, nodeId) => game(nodeId, `Reef ${nodeId}`));
    const index = addSeen([], many, '');
    const times = Array.from({ length: 30 }, () => {
      const begun = performance.now();
      expect(searchSeen(index, { ...any, search: 'EEF 49' })).toHaveLength(111);
      return performance.now() - begun;
    });
    // Other work of the machine makes single searches slow.
    expect(Math.min(...times)).toBeLessThan(16);
  });
});

describe('a query', () => {
  it.each([
    [{ category: 'FISH' }, { category: 'FISH', slotClass: '' }],
    [
      { category: 'RNG', slotClass: 'JP' },
      { category: 'RNG', slotClass: 'JP' },
    ],
    [{ category: 'BINGO' }, { category: 'RNG', slotClass: 'BG' }],
    [
      { category: 'ESPORTS', vendor: 'AV' },
      { category: 'SPORTS', vendor: 'AV', slotClass: '' },
    ],
    [{ category: '' }, { category: '' }],
  ] as const)('for %o reaches the gateway as %o', (query, listed) => {
    expect(asListed({ ...anything, ...query })).toEqual({ ...anything, ...listed });
  });
});

describe('a list of games', () => {
  it('is filtered without regard to the slot class', () => {
    expect(filterGames([reels, bingo, fish], { ...any, slotClass: 'JP', search: 'b' })).toEqual([
      bingo,
    ]);
  });
});

describe('a category that gateways list together with others', () => {
  const of = (nodeId: number, vendor: string) => ({ ...game(nodeId, 'Cup', 'SPORTS'), vendor });
  const cups = [of(1, 'LIGA'), of(2, 'SV3'), of(3, 'AV')];

  it.each([
    ['SPORTS', [1]],
    ['COCKFIGHT', [2]],
    ['ESPORTS', [3]],
  ] as const)('%s has the games of its own vendors', (category, nodes) => {
    const found = filterGames(cups, { ...anything, category });
    expect(found.map(({ nodeId }) => nodeId)).toEqual(nodes);
  });
});
