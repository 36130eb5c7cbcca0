import type { Language } from '#contract/model/language.ts';
import type { AccountType } from '#contract/model/member.ts';
import type { GameType } from '#contract/vocabulary/category.ts';
import type { ContractKind, ContractPeriod, ContractRule } from '../agents/agents.ts';
import type { Sender } from '../content/content.ts';

/** The same text in every language of the product. */
export type Worded = Readonly<Record<Language, string>>;

/** A maker of games. `code` and `category` are the wire's; `sort` orders the lane. */
export interface SeedVendor {
  readonly code: string;
  readonly category: GameType;
  readonly name: string;
  /** Whether a tap on the card opens the vendor's list of games rather than its lobby. */
  readonly opensGames: boolean;
  readonly underMaintenance: boolean;
  readonly sort: number;
}

/** A game of a vendor. `hot` is 0 for games that are not hot, else the rank from 1. */
export interface SeedGame {
  readonly nodeId: number;
  readonly gameId: string;
  readonly vendor: string;
  readonly category: GameType;
  readonly name: string;
  readonly slotClass: string | null;
  /** Whether it can be tried with play money. */
  readonly trial: boolean;
  readonly hot: number;
  /** Centavos; null, as the lines are, for what is not a slot. */
  readonly leastBet: number | null;
  readonly lines: number | null;
  /** Which page of the second origin plays it. */
  readonly kind: string;
}

/** A class of slots, as the filter of the slots page names it. */
export interface SeedSlotClass {
  readonly key: string;
  readonly name: Worded;
}

/** How a live casino presents itself beside its dealer. */
export interface SeedShowcase {
  /** A few words, set large. */
  readonly title: Worded;
  /** One or two sentences on what is played there. */
  readonly description: Worded;
}

/** A picture of the home carousel. Its art is `drawBanner(bannerId)`; the page sets `title` over its calm left half. */
export interface SeedBanner {
  readonly bannerId: number;
  readonly groupName: 'w_home';
  readonly title: Worded;
  readonly linkageType: 'PAGE' | 'PROMOTION' | 'GAME' | 'URL';
  /** A route for PAGE, an announcement's id for PROMOTION, a nodeId for GAME, an https address for URL. */
  readonly linkageTarget: string;
}

/** A notice (PL), popup (PU) or promotion (PR). Days count from the day the demo is loaded. */
export interface SeedAnnouncement {
  readonly id: number;
  readonly type: 'PL' | 'PU' | 'PR';
  readonly title: Worded;
  /** HTML of headings, paragraphs, lists, tables, emphasis and links. */
  readonly content: Worded;
  readonly promotionType: 'sport_promo' | 'referral' | 'fish_promo' | 'deposit_promo' | null;
  /** When a popup shows: after login (A), before login (B), at the first login (F). */
  readonly execution: 'A' | 'B' | 'F' | null;
  readonly startsInDays: number;
  /** null: long term. */
  readonly endsInDays: number | null;
  /** Root-relative addresses; the art is `drawPromotion(id)`. */
  readonly pictures: readonly string[];
}

/** A win on the board. `customerName` is masked already. */
export interface SeedWinner {
  readonly recordId: string;
  readonly customerName: string;
  readonly nodeId: number;
  readonly centavos: number;
  readonly minutesAgo: number;
}

/** A lottery game. `gameCode` also names its picture, `drawLottery(gameCode)`. */
export interface SeedLotteryGame {
  readonly gameId: number;
  readonly gameCode: string;
  readonly group: 'DAILY' | 'JACKPOT' | 'QUICK';
  readonly name: Worded;
}

/** A result. `openCode` is what was drawn, separated by commas. */
export interface SeedDraw {
  readonly gameCode: string;
  readonly numero: string;
  readonly openCode: string;
  readonly minutesAgo: number;
}

/** A country: ISO 3166-1 alpha-2 and its dial code, digits without the plus. */
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

/** A person to sign in as. Every demo account has the password `demoPassword`. */
export interface SeedAccount {
  readonly username: string;
  readonly nickname: string;
  readonly type: AccountType;
  readonly balanceCentavos: number;
  /** With the country code, digits only after the plus. */
  readonly mobile: string;
  readonly email: string;
  readonly realName: string;
  readonly club: { readonly labelName: string; readonly type: string } | null;
  /** Level label shown in the header. */
  readonly level: string;
  readonly favourites: readonly number[];
  readonly upline: string | null;
  readonly registeredDaysAgo: number;
  readonly firstTimeLogin: boolean;
  readonly passwordExpired: boolean;
  readonly defaultPassword: boolean;
  readonly alwaysSecondStep: boolean;
  /** Base32, for an authenticator app to be tried with. */
  readonly totpSecret: string | null;
  /** What newcomers name who were invited. */
  readonly referralCode: string;
}

/** What stands in the inboxes of the demo's people. Hours count back from the day the demo is loaded. */
export interface SeedMessage {
  /** Usernames. */
  readonly to: readonly string[];
  readonly sender: Sender;
  readonly title: Worded;
  readonly content: Worded;
  readonly hoursAgo: number;
  readonly read: boolean;
}

/** What the people of the demo have agreed on already. Amounts in centavos, rates in hundredths of a percent. */
export interface SeedContract {
  readonly id: string;
  readonly kind: ContractKind;
  /** A username; null is the merchant. */
  readonly upline: string | null;
  readonly downline: string;
  readonly period: ContractPeriod;
  readonly rules: readonly ContractRule[];
}

/** What somebody asks of somebody, waiting for the answer. */
export interface SeedContractRequest extends Omit<SeedContract, 'upline' | 'downline'> {
  readonly from: string | null;
  readonly to: string;
  /** The contract it is to end. */
  readonly ends: string | null;
  readonly hoursAgo: number;
}

/** The content that an empty store starts with. Relative times count from the moment of loading. */
export interface Seed {
  readonly vendors: readonly SeedVendor[];
  readonly slotClasses: readonly SeedSlotClass[];
  readonly games: readonly SeedGame[];
  /** By the code of a vendor of live games. */
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
  /** A further slot game, for trying out a large lobby. */
  readonly spareSlot: (index: number) => SeedGame;
}
