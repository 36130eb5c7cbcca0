import { describe, expect, it } from 'vitest';
import type { Startable } from '#core/play/start-rules.ts';
import { startAddress } from './start-address.ts';

const game: Startable = { nodeId: 7, gameId: 'g', vendor: 'TALA', category: 'RNG', name: 'Reef' };

describe('the address of a game', () => {
  it.each<[Startable, string]>([
    [game, '/seamless?node=7'],
    [{ ...game, opens: 'lobby' }, '/seamless?node=7'],
    [{ ...game, opens: 'games' }, '/rng?dialog=vendorGames&card=RNG-TALA'],
    [{ ...game, opens: 'games', category: 'FISH' }, '/fish?dialog=vendorGames&card=FISH-TALA'],
    [{ ...game, opens: 'games', category: 'BINGO' }, '/bingo?dialog=vendorGames&card=BINGO-TALA'],
    [{ ...game, nodeId: null }, '/rng?dialog=vendorGames&card=RNG-TALA'],
    [{ ...game, opens: 'games', vendor: 'A&B' }, '/rng?dialog=vendorGames&card=RNG-A%26B'],
    [{ ...game, category: 'ELOTT', vendor: 'LOTT' }, '/lottery'],
    [{ ...game, category: 'ELOTT', vendor: 'SUWERTE' }, '/seamless?node=7'],
  ])('of %o is %s', (startable, address) => {
    expect(startAddress(startable)).toBe(address);
  });
});
