import { privateKey, publicKey } from './cache/cache-key-of.ts';

/** Data of the first page that is kept offline, with the version of its format. `late-cache-keys.ts` has the rest; other data is not kept. */
export const cacheKeys = {
  /** Includes the modules that are on and the rules of registration. */
  systemStatus: publicKey('system-status', 'systemStatus'),
  lobby: publicKey('lobby', 'lobby'),
  hotGames: publicKey('hot-games', 'games'),
  announcements: publicKey('announcements', 'announcements', 2),
  /** Some announcements are for members only. */
  memberAnnouncements: privateKey('announcements', 'announcements', 2),
  winners: publicKey('winners', 'winners'),
  member: privateKey('member', 'member'),
  favourites: privateKey('favourites', 'favourites'),
};
