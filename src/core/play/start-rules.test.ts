import { describe, expect, it } from 'vitest';
import { mayTry, type Startable, startOf } from './start-rules.ts';

const game: Startable = { nodeId: 1, gameId: 'a', vendor: 'AV', category: 'RNG', name: 'Reels' };
const closed: Startable = { ...game, opens: 'games', underMaintenance: true };
const member = { signedIn: true, type: 0 } as const;
const trial = { signedIn: true, type: 4 } as const;
const guest = { signedIn: false, type: null } as const;

describe('a tap on a game', () => {
  it.each([
    ['is for nothing while the game is under maintenance', closed, member, 'maintenance'],
    ['asks nobody to sign in for a game under maintenance', closed, guest, 'maintenance'],
    ['asks a guest to sign in', game, guest, 'signIn'],
    [
      'asks a guest to sign in before the games of a vendor',
      { ...game, opens: 'games' },
      guest,
      'signIn',
    ],
    ['tells a trial account that it needs a true one', game, trial, 'trialAccount'],
    ['opens the games of a vendor', { ...game, opens: 'games' }, member, 'vendorGames'],
    ['starts the lobby of a vendor', { ...game, opens: 'lobby' }, member, 'play'],
    ['starts a game', game, member, 'play'],
    ['starts a game for an agent', game, { signedIn: true, type: 41 }, 'play'],
  ] as const)('%s', (_, tapped, player, start) => expect(startOf(tapped, player)).toBe(start));
});

describe('a game that can be tried', () => {
  const tried = { ...game, trial: true };

  it.each([
    ['is offered to a guest', tried, guest, true],
    ['is offered to a trial account, which is refused the real one', tried, trial, true],
    ['is not offered to a member, who plays', tried, member, false],
    ['is not offered while it is under maintenance', { ...closed, trial: true }, guest, false],
    ['is not offered where its vendor has no such thing', game, guest, false],
  ] as const)('%s', (_, tapped, player, offered) =>
    expect(mayTry(tapped, startOf(tapped, player))).toBe(offered),
  );
});
