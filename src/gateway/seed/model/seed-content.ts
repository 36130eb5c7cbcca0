import type { MessageSender } from '#protocol/vocabulary/message.ts';
import type { ActivityWay, ConditionKind } from '#protocol/model/rewards/activity.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';
import type { RewardValue } from '../../offers/offers.ts';
import type { Worded } from '../../texts/texts.ts';

/** A banner of the home carousel. The page shows `title` on the left half of its picture. */
export interface SeedBanner {
  readonly bannerId: number;
  readonly groupName: 'w_home';
  readonly title: Worded;
  readonly linkageType: 'PAGE' | 'PROMOTION' | 'GAME' | 'URL';
  /** A route for PAGE, an announcement's id for PROMOTION, a nodeId for GAME, an https address for URL. */
  readonly linkageTarget: string;
}

/** An announcement (PL), popup (PU) or promotion (PR). Days count from the time of loading. */
export interface SeedAnnouncement {
  readonly id: number;
  readonly type: 'PL' | 'PU' | 'PR' | 'AG';
  readonly title: Worded;
  /** HTML of headings, paragraphs, lists, tables, emphasis and links. */
  readonly content: Worded;
  readonly promotionType: 'sport_promo' | 'referral' | 'fish_promo' | 'deposit_promo' | null;
  /** Time of a popup: after login (A), before login (B), at the first login (F). */
  readonly execution: 'A' | 'B' | 'F' | null;
  readonly startsInDays: number;
  /** Null: without end. */
  readonly endsInDays: number | null;
  /** Root-relative addresses of pictures. */
  readonly pictures: readonly string[];
}

/** An article of the help centre. Its tag begins with its group, as in `money.deposit`; `content` is HTML. */
export interface SeedHelp {
  readonly tag: string;
  readonly title: Worded;
  readonly content: Worded;
}

/** A message in the inboxes of members. Hours count back from the time of loading. */
export interface SeedMessage {
  /** Usernames. */
  readonly to: readonly string[];
  readonly sender: MessageSender;
  readonly title: Worded;
  readonly content: Worded;
  readonly hoursAgo: number;
  readonly read: boolean;
}

/** A country: ISO 3166-1 alpha-2 code, and dial code in digits without `+`. */
export interface SeedCountry {
  readonly countryCode: string;
  readonly dialCode: string;
}

/** The part of a promotion that members take part in. Days count from the time of loading; it ends with its announcement. */
export interface SeedActivity {
  /** Id of the announcement. */
  readonly id: number;
  readonly way: ActivityWay;
  readonly opensInDays: number;
  /** End of the registration. Null: as long as the promotion. */
  readonly closesInDays: number | null;
  /** Deposits and bets count from then on. */
  readonly countsInDays: number;
  /** Targets in centavos for deposits and turnover, a number for bets, 1 for a fact of the account. */
  readonly conditions: readonly {
    readonly kind: ConditionKind;
    readonly target: number;
    readonly category: GameType | null;
  }[];
  /** Null for deposits and referrals. */
  readonly reward: RewardValue | null;
  /** Code of the bonus of a deposit. */
  readonly bonusRule: string | null;
}

/** An application of an account of the seed. */
export interface SeedApplication {
  readonly username: string;
  readonly activityId: number;
  readonly state: 'applying' | 'rejected' | 'signedUp' | 'inProgress' | 'claimPayout' | 'claimed';
  readonly remark: string;
  /** The operator's text about a rejection. */
  readonly reason: string;
  readonly daysAgo: number;
}
