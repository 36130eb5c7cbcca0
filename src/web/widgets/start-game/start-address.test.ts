import { describe, expect, it } from 'vitest';
import { startAddress } from './start-address.ts';

const game = { nodeId: 7, gameId: 'g', vendor: 'TALA', category: 'RNG', name: 'Reef' };

describe('where a tap on a game leads', () => {
  it.each([
    [game, '/seamless?node=7'],
    [{ ...game, opens: 'lobby' as const }, '/seamless?node=7'],
    [{ ...game, opens: 'games' as const }, '/rng?dialog=vendorGames&card=RNG-TALA'],
    [
      { ...game, opens: 'games' as const, category: 'FISH' },
      '/fish?dialog=vendorGames&card=FISH-TALA',
    ],
    [{ ...game, nodeId: null }, '/rng?dialog=vendorGames&card=RNG-TALA'],
    [{ ...game, opens: 'games' as const, vendor: 'A&B' }, '/rng?dialog=vendorGames&card=RNG-A%26B'],
    [{ ...game, category: 'ELOTT', vendor: 'LOTT' }, '/lottery'],
    [{ ...game, category: 'ELOTT', vendor: 'SUWERTE' }, '/seamless?node=7'],
  ])('takes %o to %s', (startable, address) => {
    expect(startAddress(startable)).toBe(address);
  });
});
