import { describe, expect, it } from 'vitest';
import type { Game } from '#contract/model/game.ts';
import { changed } from './favourite-changes.ts';

const game = (nodeId: number): Game => ({
  nodeId,
  gameId: 'a',
  name: 'Reels',
  icon: null,
  vendor: 'TALA',
  category: 'RNG',
  roomId: null,
  trial: false,
  leastBet: null,
  lines: null,
});
const stars = { nodeIds: [1], games: [game(1)] };

describe('a star', () => {
  it('comes first when it is set', () => {
    const after = changed(stars, { game: game(2), added: true });
    expect(after).toEqual({ nodeIds: [2, 1], games: [game(2), game(1)] });
  });

  it('is gone when it is taken back', () => {
    expect(changed(stars, { game: game(1), added: false })).toEqual({ nodeIds: [], games: [] });
  });

  it('stays as it is when there is nothing to change', () => {
    expect(changed(stars, { game: game(1), added: true })).toEqual(stars);
    expect(changed(stars, { game: game(2), added: false })).toEqual(stars);
  });
});
