import type { CachedValues } from './cache-formats.ts';
import type { CacheKey } from './cache/cache-key.ts';

function publicKey<Name extends keyof CachedValues>(
  name: string,
  format: Name,
  version = 1,
): CacheKey<CachedValues[Name]> {
  const load = async () => (await import('./cache-formats.ts')).formats[format];
  return { name, version, privacy: 'public', format: load };
}

function privateKey<Name extends keyof CachedValues>(
  ...key: [name: string, format: Name, version?: number]
): CacheKey<CachedValues[Name]> {
  return { ...publicKey(...key), privacy: 'private' };
}

/** All data that is kept offline, with the version of its format. Other data is not kept. */
export const cacheKeys = {
  /** Includes the modules that are on and the rules of registration. */
  systemStatus: publicKey('system-status', 'systemStatus'),
  lobby: publicKey('lobby', 'lobby'),
  hotGames: publicKey('hot-games', 'games'),
  /** Games of the lists that were shown, for searching offline. */
  seenGames: publicKey('seen-games', 'seenGames'),
  lottery: publicKey('lottery', 'lottery'),
  announcements: publicKey('announcements', 'announcements', 2),
  /** Some announcements are for members only. */
  memberAnnouncements: privateKey('announcements', 'announcements', 2),
  promotions: publicKey('promotions', 'promotions'),
  /** With the own states of the member. */
  memberPromotions: privateKey('promotions', 'promotions'),
  /** `<customer>/<activity>`. */
  participation: privateKey('participation', 'participation'),
  activityDraft: privateKey('activity-draft', 'activityDraft'),
  countries: publicKey('countries', 'countries'),
  registerRules: publicKey('register-rules', 'registerRules'),
  winners: publicKey('winners', 'winners'),
  help: publicKey('help', 'help'),
  /** The catalogue of the points mall, with its rules and rates. */
  pointMall: publicKey('point-mall', 'pointMall'),
  pointBalance: privateKey('point-balance', 'pointBalance'),
  /** The last page seen of each list of the points mall. */
  redemptions: privateKey('redemptions', 'redemptions'),
  pointRecords: privateKey('point-records', 'pointRecords'),
  missions: privateKey('missions', 'missions'),
  referral: privateKey('referral', 'referral'),
  /** The last page seen of the invited players. */
  invitations: privateKey('invitations', 'invitations'),
  pastRewards: privateKey('past-rewards', 'pastRewards'),
  member: privateKey('member', 'member'),
  /** The last page seen of each record: `<customer>/<list>`, the customer alone, `<customer>/<step>` and `<customer>/<month>`. */
  betRecord: privateKey('bet-record', 'betRecord'),
  accountRecord: privateKey('account-record', 'accountRecord'),
  profit: privateKey('profit', 'profit'),
  statement: privateKey('statement', 'statement'),
  wins: privateKey('wins', 'wins'),
  rank: privateKey('rank', 'rank'),
  /** The deposits and the withdrawals that were seen last: `<customer>/<state>`, of all states `<customer>/`. */
  deposits: privateKey('deposits', 'deposits'),
  withdrawals: privateKey('withdrawals', 'withdrawals'),
  favourites: privateKey('favourites', 'favourites'),
  recentGames: privateKey('recent-games', 'games'),
  /** Changes that the gateway has not received yet. */
  favouriteChanges: privateKey('star-changes', 'favouriteChanges', 2),
};
