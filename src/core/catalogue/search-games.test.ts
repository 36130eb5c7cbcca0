import { array, assert, integer, property, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Game } from '#protocol/model/game.ts';
import type { Category } from '#protocol/vocabulary/category.ts';
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
const seen = addSeen(addSeen([], [reels, fish], anything), [bingo], { ...any, slotClass: 'BG' });

const nodes = (some: readonly { game: Game }[]) => some.map(({ game: { nodeId } }) => nodeId);
const listed = (...nodeIds: number[]) => nodeIds.map((nodeId) => game(nodeId, `Game ${nodeId}`));

describe('the order of seen games', () => {
  const lobby = addSeen([], listed(10, 11, 12, 13, 14, 15), any);
  const shown = (all: typeof lobby, query = any) => searchSeen(all, query).map((one) => one.nodeId);

  it.each([
    ['a search', listed(30, 14), { ...any, search: 'x' }],
    ['a list sorted by name', listed(31, 15, 10), { ...any, sort: 'name' as const }],
    ['a class', listed(13, 32, 15, 33), { ...any, slotClass: 'BG' }],
    ['another category', [game(40, 'Reef', 'FISH')], { ...anything, category: 'FISH' as const }],
  ])('stays as the gateway gave it after %s', (_, games, query) => {
    const all = addSeen(lobby, games, query);
    const first = shown(all).filter((nodeId) => nodeId < 30);
    expect(first).toEqual([10, 11, 12, 13, 14, 15]);
    expect(shown(all).slice(0, 4)).toEqual([10, 11, 12, 13]);
  });

  it('follows the gateway, with games that were found before at the end', () => {
    const searched = addSeen([], listed(30, 12), { ...any, search: 'x' });
    const all = addSeen(searched, listed(11, 10, 12, 13), any);
    expect(shown(all)).toEqual([11, 10, 12, 13, 30]);
    expect(shown(addSeen(all, listed(13, 20, 11, 10), any))).toEqual([13, 20, 11, 10, 12, 30]);
  });

  it('follows the gateway for each list that is loaded, whatever came before', () => {
    const few = array(integer({ min: 1, max: 12 }), { maxLength: 12 });
    assert(
      property(few, uniqueArray(integer({ min: 1, max: 12 })), (before, list) => {
        const all = addSeen(addSeen([], listed(...new Set(before)), any), listed(...list), any);
        expect(shown(all).slice(0, list.length)).toEqual(list);
        expect(new Set(shown(all))).toEqual(new Set([...before, ...list]));
        expect(all).toHaveLength(new Set([...before, ...list]).size);
      }),
    );
  });
});

describe('seen games', () => {
  it('are found by category, vendor, class and part of the name', () => {
    expect(searchSeen(seen, any)).toEqual([reels, bingo]);
    expect(searchSeen(seen, { ...any, search: ' rIZ' })).toEqual([reels]);
    expect(searchSeen(seen, { ...any, vendor: 'OTHER' })).toEqual([]);
    expect(searchSeen(seen, { ...any, slotClass: 'BG' })).toEqual([bingo]);
    expect(searchSeen(seen, { ...any, category: 'BINGO' })).toEqual([bingo]);
    expect(searchSeen(seen, { ...any, category: 'FISH' })).toEqual([fish]);
  });

  it('are found without the accents of their names', () => {
    const pinata = game(4, 'Piñata Fiesta');
    const all = addSeen(seen, [pinata], any);
    expect(searchSeen(all, { ...any, search: 'pinata' })).toEqual([pinata]);
    expect(searchSeen(all, { ...any, search: 'PIÑATA' })).toEqual([pinata]);
    expect(searchSeen(all, { ...any, search: 'bíngo' })).toEqual([bingo]);
  });

  it('are listed once, and keep a known slot class', () => {
    const again = addSeen(seen, [bingo], any);
    expect(again).toHaveLength(3);
    expect(again.find(({ game: { nodeId } }) => nodeId === 2)?.slotClass).toBe('BG');
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
    expect(addSeen(seen, many, anything)).toHaveLength(6_000);
    const full = addSeen([], many.slice(0, 6_000), anything);
    expect(nodes(addSeen(full, listed(6_500), any))).toContain(6_500);
  });

  it('are searched within a frame when there are 5,000', () => {
    const many = Array.from({ length: 5_000 }, (_, nodeId) => game(nodeId, `Reef ${nodeId}`));
    const index = addSeen([], many, anything);
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
