import { describe, expect, it } from 'vitest';
import type { Game } from '#protocol/model/game.ts';
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
  isHot: false,
  isNew: false,
  returnRate: null,
  isJackpot: false,
  mostBet: null,
  seats: null,
  players: null,
});
const stars = { nodeIds: [1], games: [game(1)] };

describe('a change of the favourites', () => {
  it('puts an added game first', () => {
    const after = changed(stars, { game: game(2), added: true });
    expect(after).toEqual({ nodeIds: [2, 1], games: [game(2), game(1)] });
  });

  it('removes a game', () => {
    expect(changed(stars, { game: game(1), added: false })).toEqual({ nodeIds: [], games: [] });
  });

  it('has no effect when it was made before', () => {
    expect(changed(stars, { game: game(1), added: true })).toEqual(stars);
    expect(changed(stars, { game: game(2), added: false })).toEqual(stars);
  });
});
