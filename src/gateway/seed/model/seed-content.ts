import type { MessageSender } from '#protocol/vocabulary/message.ts';
import type { Worded } from './worded.ts';

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
