import type { CachedValues } from './cache-formats.ts';
import type { CacheKey } from './cache/cache-key.ts';
import { privateKey, publicKey } from './cache/cache-key-of.ts';

/** A private key for work of the player that the gateway has not received, such as a draft. */
function unsentKey<Name extends keyof CachedValues>(
  ...key: [name: string, format: Name, version?: number]
): CacheKey<CachedValues[Name]> {
  return { ...privateKey(...key), isUnsent: true };
}

/** Data kept offline by slices that are loaded when they are first used, with the version of its format. */
export const lateCacheKeys = {
  /** Games of the lists that were shown, for searching offline. */
  seenGames: publicKey('seen-games', 'seenGames'),
  /** The rows of the home page of members. */
  homeRows: publicKey('home-rows', 'homeRows'),
  /** The next draws and matches. */
  nextEvents: publicKey('next-events', 'nextEvents'),
  lottery: publicKey('lottery', 'lottery'),
  /** The last tickets of the member. */
  tickets: privateKey('tickets', 'tickets'),
  promotions: publicKey('promotions', 'promotions'),
  /** With the own states of the member. */
  memberPromotions: privateKey('promotions', 'promotions'),
  /** `<customer>/<activity>`. */
  participation: privateKey('participation', 'participation'),
  activityDraft: unsentKey('activity-draft', 'activityDraft'),
  countries: publicKey('countries', 'countries'),
  registerRules: publicKey('register-rules', 'registerRules'),
  help: publicKey('help', 'help'),
  /** The rules of player protection, help lines and the protection of money. */
  trust: publicKey('trust', 'trust'),
  depositGuides: publicKey('deposit-guides', 'depositGuides'),
  /** The catalogue of the points mall, with its rules and rates. */
  pointMall: publicKey('point-mall', 'pointMall'),
  pointBalance: privateKey('point-balance', 'pointBalance'),
  /** The last page seen of each list of the points mall. */
  redemptions: privateKey('redemptions', 'redemptions', 2),
  pointRecords: privateKey('point-records', 'pointRecords', 2),
  missions: privateKey('missions', 'missions'),
  referral: privateKey('referral', 'referral'),
  /** The last page seen of the invited players. */
  invitations: privateKey('invitations', 'invitations', 2),
  claims: privateKey('claims', 'claims'),
  pastRewards: privateKey('past-rewards', 'pastRewards', 2),
  /** `<customer>/<view>`. */
  bonuses: privateKey('bonuses', 'bonuses', 2),
  redEnvelopes: privateKey('red-envelopes', 'redEnvelopes'),
  playLimits: privateKey('play-limits', 'playLimits'),
  rebate: privateKey('rebate', 'rebate'),
  /** The last page seen of each record: `<customer>/<list>`, the customer alone, `<customer>/<step>` and `<customer>/<month>`. */
  betRecord: privateKey('bet-record', 'betRecord'),
  accountRecord: privateKey('account-record', 'accountRecord'),
  profit: privateKey('profit', 'profit'),
  statement: privateKey('statement', 'statement'),
  wins: privateKey('wins', 'wins'),
  rank: privateKey('rank', 'rank'),
  /** The deposits and the withdrawals that were seen last: `<customer>/<state>`, of all states `<customer>/`. */
  deposits: privateKey('deposits', 'deposits', 2),
  withdrawals: privateKey('withdrawals', 'withdrawals', 2),
  /** Keys of requests that move money, whose answer has not come: `<customer>/<action>`. */
  unansweredRequests: unsentKey('unanswered-requests', 'unansweredRequests'),
  /** The bounds of the content of feedback. */
  feedbackRules: publicKey('feedback-rules', 'feedbackRules'),
  /** The feedback of the member, and what is not sent yet. */
  feedback: privateKey('feedback', 'feedback'),
  feedbackDraft: unsentKey('feedback-draft', 'feedbackDraft'),
  /** The last messages to the member, the last that the member has sent, and whom the member may write to. */
  inbox: privateKey('inbox', 'inbox', 2),
  outbox: privateKey('outbox', 'outbox', 2),
  recipients: privateKey('recipients', 'recipients'),
  /** Letters and read marks that the gateway has not received yet. */
  unsentMessages: unsentKey('unsent-messages', 'unsentMessages'),
  recentGames: privateKey('recent-games', 'games'),
  /** Changes that the gateway has not received yet. */
  favouriteChanges: unsentKey('star-changes', 'favouriteChanges', 2),
};
