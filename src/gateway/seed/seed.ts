import type { PastEvent } from './past/past.ts';
import type {
  SeedVendor,
  SeedGame,
  SeedSlotClass,
  SeedShowcase,
  SeedWinner,
  SeedLotteryGame,
  SeedDraw,
} from './model/seed-catalogue.ts';
import type {
  SeedActivity,
  SeedAnnouncement,
  SeedApplication,
  SeedBanner,
  SeedCountry,
  SeedHelp,
  SeedMessage,
} from './model/seed-content.ts';
import type {
  SeedAccount,
  SeedRank,
  SeedContract,
  SeedContractRequest,
} from './model/seed-members.ts';
import type {
  SeedBonusRule,
  SeedPointExchange,
  SeedPointHistory,
  SeedPointItem,
  SeedPointRate,
} from './model/seed-bonuses.ts';
import type { SeedBank, SeedDepositChannel, SeedDepositGuide } from './model/seed-cashier.ts';
import type { SeedFeedback, SeedTalk } from './model/seed-talk.ts';
import type { SeedLeaderboard, SeedMission, SeedRegular } from './model/seed-missions.ts';
import type { SeedRewards } from './model/seed-rewards.ts';

export type { PastBet } from './past/past-bets.ts';
export type { PastDeposit } from './past/past-deposits.ts';
export type { PastWithdrawal } from './past/past-withdrawals.ts';
export type { PastEvent, PastPayment } from './past/past.ts';

export type {
  SeedVendor,
  SeedGame,
  SeedSlotClass,
  SeedShowcase,
  SeedWinner,
  SeedLotteryGame,
  SeedDraw,
} from './model/seed-catalogue.ts';
export type {
  SeedBanner,
  SeedAnnouncement,
  SeedHelp,
  SeedMessage,
  SeedCountry,
  SeedActivity,
  SeedApplication,
} from './model/seed-content.ts';
export type {
  SeedAccount,
  SeedRank,
  SeedContract,
  SeedContractRequest,
} from './model/seed-members.ts';
export type {
  SeedBonusRule,
  SeedPointExchange,
  SeedPointHistory,
  SeedPointItem,
  SeedPointRate,
} from './model/seed-bonuses.ts';
export type { SeedBank, SeedDepositChannel, SeedDepositGuide } from './model/seed-cashier.ts';
export type { SeedFeedback, SeedTalk } from './model/seed-talk.ts';
export type { SeedLeaderboard, SeedMission, SeedRegular } from './model/seed-missions.ts';
export type { SeedRewards } from './model/seed-rewards.ts';
export type { Worded } from '../texts/texts.ts';

/**
 * Rows of the seed that a later version has added, changed or removed, by their keys. `all` takes every row of a list. Accounts are
 * added only: an existing one stays as it is.
 */
export interface ContentChange {
  /** Codes. */
  readonly vendors?: readonly string[] | 'all';
  /** Node ids. */
  readonly games?: readonly number[] | 'all';
  /** Ids. */
  readonly activities?: readonly number[] | 'all';
  readonly banners?: readonly number[] | 'all';
  readonly announcements?: readonly number[] | 'all';
  /** Ids of announcements that the seed has no more, and that no activity belongs to. */
  readonly goneAnnouncements?: readonly number[];
  /** Tags. */
  readonly help?: readonly string[] | 'all';
  /** Codes. */
  readonly countries?: readonly string[] | 'all';
  /** Codes. */
  readonly banks?: readonly string[] | 'all';
  readonly ranks?: readonly string[] | 'all';
  /** Codes. */
  readonly depositChannels?: readonly string[] | 'all';
  /** Targets. */
  readonly depositGuides?: readonly string[] | 'all';
  /** Categories. */
  readonly pointRates?: readonly string[] | 'all';
  /** Codes. */
  readonly pointItems?: readonly string[] | 'all';
  /** Least numbers of points. */
  readonly pointExchange?: readonly number[] | 'all';
  readonly bonusRules?: readonly string[] | 'all';
  /** All missions, leaderboards and the players on them, for a store that has none. */
  readonly missions?: 'all';
  /** Rates, promo codes, red envelopes and rewards. */
  readonly rewards?: 'all';
  /** The feedback of the accounts of the seed. */
  readonly feedback?: 'all';
  /** The first messages in the rooms of the chat that nobody has used yet. */
  readonly talk?: 'all';
  /** Usernames. */
  readonly accounts?: readonly string[];
  /** Usernames of members who get the withdrawals of their history. One who has any withdrawal gets none. */
  readonly pastWithdrawals?: readonly string[];
}

/** The content that an empty store starts with. Relative times count from the time of loading. */
export interface Seed {
  /** A store that began with a seed keeps its name, and gets the changes of no other one. Never change it. */
  readonly name: string;
  readonly vendors: readonly SeedVendor[];
  readonly slotClasses: readonly SeedSlotClass[];
  readonly games: readonly SeedGame[];
  /** By the code of the vendor. */
  readonly showcases: Readonly<Record<string, SeedShowcase>>;
  readonly lotteryGames: readonly SeedLotteryGame[];
  readonly draws: readonly SeedDraw[];
  readonly banners: readonly SeedBanner[];
  readonly announcements: readonly SeedAnnouncement[];
  readonly activities: readonly SeedActivity[];
  readonly applications: readonly SeedApplication[];
  readonly feedback: readonly SeedFeedback[];
  readonly talk: readonly SeedTalk[];
  readonly winners: readonly SeedWinner[];
  readonly countries: readonly SeedCountry[];
  readonly banks: readonly SeedBank[];
  readonly depositChannels: readonly SeedDepositChannel[];
  readonly depositGuides: readonly SeedDepositGuide[];
  readonly bonusRules: readonly SeedBonusRule[];
  readonly help: readonly SeedHelp[];
  /** An upline comes before its downlines. */
  readonly accounts: readonly SeedAccount[];
  /** The password of every account above. */
  readonly password: string;
  readonly contracts: readonly SeedContract[];
  readonly contractRequests: readonly SeedContractRequest[];
  readonly messages: readonly SeedMessage[];
  /** The levels of the club from the lowest. */
  readonly ranks: readonly SeedRank[];
  readonly pointRates: readonly SeedPointRate[];
  readonly pointItems: readonly SeedPointItem[];
  readonly pointExchange: readonly SeedPointExchange[];
  /** By username. */
  readonly pointHistory: Readonly<Record<string, SeedPointHistory>>;
  readonly rewards: SeedRewards;
  /** Bets and payments of some accounts by username, oldest first. The balance of an account is the one after them. */
  readonly history: Readonly<Record<string, readonly PastEvent[]>>;
  readonly missions: readonly SeedMission[];
  readonly leaderboards: readonly SeedLeaderboard[];
  /** Players who fill the leaderboards. */
  readonly regulars: readonly SeedRegular[];
  /**
   * Changes of the content since the first version, in order. A store that began with this seed gets the changes that it
   * misses when it is opened. Never change a released one: add another.
   */
  readonly changes: readonly ContentChange[];
  /** Returns a further slot game, for trying out a large lobby. */
  readonly spareSlot: (index: number) => SeedGame;
}
