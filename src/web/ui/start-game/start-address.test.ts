import { describe, expect, it } from 'vitest';
import { startAddress } from './start-address.ts';

const game = { nodeId: 7, gameId: 'g', vendor: 'TALA', category: 'RNG', name: 'Reef' };

describe('where a tap on a game leads', () => {
  it.each([
    [game, '/seamless?node=7'],
    [{ ...game, opens: 'lobby' as const }, '/seamless?node=7'],
    [{ ...game, opens: 'games' as const }, '/rng?vendor=TALA'],
    [{ ...game, opens: 'games' as const, category: 'FISH' }, '/fish?vendor=TALA'],
    [{ ...game, opens: 'games' as const, category: 'BINGO' }, '/rng?vendor=TALA&slotClass=BG'],
    [{ ...game, nodeId: null }, '/rng?vendor=TALA'],
    [{ ...game, opens: 'games' as const, vendor: 'A&B' }, '/rng?vendor=A%26B'],
  ])('takes %o to %s', (startable, address) => {
    expect(startAddress(startable)).toBe(address);
  });
});
