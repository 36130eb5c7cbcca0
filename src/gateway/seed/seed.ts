import type { Language } from '#contract/model/language.ts';
import type { AccountType } from '#contract/model/member.ts';
import type { GameType } from '#contract/vocabulary/category.ts';
import type { ContractKind, ContractPeriod, ContractRule } from '../agents/agents.ts';
import type { Sender } from '../content/content.ts';

/** The same text in every language of the product. */
export type Worded = Readonly<Record<Language, string>>;

/** A vendor of games. `code` and `category` are those of the wire; `sort` is the order in the category. */
export interface SeedVendor {
  readonly code: string;
  readonly category: GameType;
  readonly name: string;
  /** The card opens the vendor's list of games, not its lobby. */
  readonly opensGames: boolean;
  readonly underMaintenance: boolean;
  readonly sort: number;
}

/** A game of a vendor. `hot` is the rank among the hot games from 1, or 0. */
export interface SeedGame {
  readonly nodeId: number;
  readonly gameId: string;
  readonly vendor: string;
  readonly category: GameType;
  readonly name: string;
  readonly slotClass: string | null;
  /** The game can be played with play money. */
  readonly trial: boolean;
  readonly hot: number;
  /** Lowest bet in centavos. Null, as is `lines`, for games that are not slots. */
  readonly leastBet: number | null;
  readonly lines: number | null;
  /** Name of the page of the games' origin that plays the game. */
  readonly kind: string;
}

/** A class of slots in the filter of the slots page. */
export interface SeedSlotClass {
  readonly key: string;
  readonly name: Worded;
}

/** Presentation of a live casino. */
export interface SeedShowcase {
  /** Heading of a few words. */
  readonly title: Worded;
  /** One or two sentences about its games. */
  readonly description: Worded;
}

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
  readonly type: 'PL' | 'PU' | 'PR';
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

/** A win on the winners board. `customerName` is masked. */
export interface SeedWinner {
  readonly recordId: string;
  readonly customerName: string;
  readonly nodeId: number;
  readonly centavos: number;
  readonly minutesAgo: number;
}

/** A lottery game. Its picture has the name `gameCode`. */
export interface SeedLotteryGame {
  readonly gameId: number;
  readonly gameCode: string;
  readonly group: 'DAILY' | 'JACKPOT' | 'QUICK';
  readonly name: Worded;
}

/** Result of a lottery draw. `openCode` has the numbers, separated by commas. */
export interface SeedDraw {
  readonly gameCode: string;
  readonly numero: string;
  readonly openCode: string;
  readonly minutesAgo: number;
}

/** A country: ISO 3166-1 alpha-2 code, and dial code in digits without `+`. */
export interface SeedCountry {
  readonly countryCode: string;
  readonly dialCode: string;
}

/** An article of the help centre. Its tag begins with its group, as in `money.deposit`; `content` is HTML. */
export interface SeedHelp {
  readonly tag: string;
  readonly title: Worded;
  readonly content: Worded;
}

/** An account to sign in with. All accounts have the password of the seed. */
export interface SeedAccount {
  readonly username: string;
  readonly nickname: string;
  readonly type: AccountType;
  readonly balanceCentavos: number;
  /** `+`, country code and number. */
  readonly mobile: string;
  readonly email: string;
  readonly realName: string;
  readonly club: { readonly labelName: string; readonly type: string } | null;
  /** Label of the level in the header. */
  readonly level: string;
  readonly favourites: readonly number[];
  readonly upline: string | null;
  readonly registeredDaysAgo: number;
  readonly firstTimeLogin: boolean;
  readonly passwordExpired: boolean;
  readonly defaultPassword: boolean;
  readonly alwaysSecondStep: boolean;
  /** Base32 secret for an authenticator app. Null: no such second step. */
  readonly totpSecret: string | null;
  /** Code that new members enter when this member has invited them. */
  readonly referralCode: string;
}

/** A message in the inboxes of members. Hours count back from the time of loading. */
export interface SeedMessage {
  /** Usernames. */
  readonly to: readonly string[];
  readonly sender: Sender;
  readonly title: Worded;
  readonly content: Worded;
  readonly hoursAgo: number;
  readonly read: boolean;
}

/** A contract in force. Amounts in centavos, rates in hundredths of a percent. */
export interface SeedContract {
  readonly id: string;
  readonly kind: ContractKind;
  /** A username. Null: the merchant. */
  readonly upline: string | null;
  readonly downline: string;
  readonly period: ContractPeriod;
  readonly rules: readonly ContractRule[];
}

/** An open request to begin or end a contract. */
export interface SeedContractRequest extends Omit<SeedContract, 'upline' | 'downline'> {
  readonly from: string | null;
  readonly to: string;
  /** Id of the contract that the request ends. Null: it begins one. */
  readonly ends: string | null;
  readonly hoursAgo: number;
}

/** The content that an empty store starts with. Relative times count from the time of loading. */
export interface Seed {
  readonly vendors: readonly SeedVendor[];
  readonly slotClasses: readonly SeedSlotClass[];
  readonly games: readonly SeedGame[];
  /** By the code of the vendor. */
  readonly showcases: Readonly<Record<string, SeedShowcase>>;
  readonly lotteryGames: readonly SeedLotteryGame[];
  readonly draws: readonly SeedDraw[];
  readonly banners: readonly SeedBanner[];
  readonly announcements: readonly SeedAnnouncement[];
  readonly winners: readonly SeedWinner[];
  readonly countries: readonly SeedCountry[];
  readonly help: readonly SeedHelp[];
  /** An upline comes before its downlines. */
  readonly accounts: readonly SeedAccount[];
  /** The password of every account above. */
  readonly password: string;
  readonly contracts: readonly SeedContract[];
  readonly contractRequests: readonly SeedContractRequest[];
  readonly messages: readonly SeedMessage[];
  /** Returns a further slot game, for trying out a large lobby. */
  readonly spareSlot: (index: number) => SeedGame;
}
