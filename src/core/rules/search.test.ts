import { describe, expect, it } from 'vitest';
import type { Game } from '#contract/model/game.ts';
import { addSeen, searchSeen } from './search.ts';

const game = (nodeId: number, name: string, category = 'RNG', vendor = 'TALA'): Game => ({
  nodeId,
  name,
  category,
  vendor,
  gameId: String(nodeId),
  icon: null,
  roomId: null,
  trial: false,
});
const any = { category: 'RNG', vendor: '', slotClass: '', search: '' };
const [reels, bingo, fish] = [
  game(1, 'Reels of Rizal'),
  game(2, 'Bingo Bay'),
  game(3, 'Reef', 'FISH'),
];
const seen = addSeen(addSeen([], [reels, fish], ''), [bingo], 'BG');

describe('games met before', () => {
  it('are found by category, vendor, class and part of the name', () => {
    expect(searchSeen(seen, any)).toEqual([bingo, reels]);
    expect(searchSeen(seen, { ...any, search: ' rIZ' })).toEqual([reels]);
    expect(searchSeen(seen, { ...any, vendor: 'OTHER' })).toEqual([]);
    expect(searchSeen(seen, { ...any, slotClass: 'BG' })).toEqual([bingo]);
    expect(searchSeen(seen, { ...any, category: 'BINGO', slotClass: 'BG' })).toEqual([bingo]);
    expect(searchSeen(seen, { ...any, category: 'FISH' })).toEqual([fish]);
  });

  it('are listed once, the latest first, and keep the class they are known to have', () => {
    const again = addSeen(seen, [bingo], '');
    expect(again.map(({ game: { nodeId } }) => nodeId)).toEqual([2, 1, 3]);
    expect(again[0]?.slotClass).toBe('BG');
  });

  it('are a thousand at most', () => {
    const many = Array.from({ length: 1_500 }, (_, nodeId) => game(nodeId, 'x'));
    expect(addSeen(seen, many, '')).toHaveLength(1_000);
  });
});
