import type { GameType } from '#protocol/vocabulary/category.ts';
import type { Worded } from '../../texts/texts.ts';

/** A vendor of games. `code` and `category` are spelt as on the wire; `sort` is the order in the category. */
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
  /** Lowest bet in centavos, and the lines of a slot. Null when unknown. */
  readonly leastBet: number | null;
  readonly lines: number | null;
  readonly isNew: boolean;
  /** Return to player in hundredths of a percent. Null when it depends on the bet. */
  readonly returnRate: number | null;
  /** A bet can win the jackpot. */
  readonly isJackpot: boolean;
  /** Highest bet in centavos. Null when unknown. */
  readonly mostBet: number | null;
  /** Seats of a table. Null where players need none. */
  readonly seats: number | null;
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
