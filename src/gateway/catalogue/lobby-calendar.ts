import type { TableResult } from '#protocol/model/lobby/table-results.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';

/** A match that takes bets until it starts. */
interface NextMatch {
  readonly id: string;
  readonly category: GameType;
  readonly vendor: string;
  /** The game that shows it first. */
  readonly nodeId: number;
  /** Its two sides. */
  readonly name: string;
  readonly league: string;
  /** Epoch milliseconds. */
  readonly startsAt: number;
}

/** The next draw of a lottery game. */
interface NextDraw {
  readonly gameCode: string;
  readonly numero: string;
  /** Epoch milliseconds. */
  readonly opensAt: number;
}

/** A draw that has taken place. `openCode` has the numbers, separated by commas. */
interface PastDraw extends NextDraw {
  readonly openCode: string;
}

/** A bet on a draw whose time has come. `kind` is the kind of its game, null when it is unknown. */
interface DueBet {
  readonly kind: string | null;
  readonly choice: unknown;
  /** In centavos. */
  readonly stakeCentavos: number;
}

/** The seeds of rounds. `openedAt` is the time from which the hash of a seed is shown. */
interface Seeds {
  seedOf(name: string, openedAt: number): string;
}

/** A game whose players may share its rounds. */
interface Table {
  readonly nodeId: number;
  readonly kind: string;
}

/** The calendar of the lobby. */
export interface LobbyCalendar {
  /** The next matches after a time, by start. */
  matchesAfter(now: number): readonly NextMatch[];
  /** The next draw of each lottery game after a time. */
  drawsAfter(now: number): readonly NextDraw[];
  /** The last draws of each lottery game up to a time. Their numbers follow from their seeds. */
  drawsUntil(now: number, seeds: Seeds): readonly PastDraw[];
  /** The result of a bet on a draw up to now, by the numbers of the draw. Null for a bet on anything else. */
  resultOf(
    bet: DueBet,
    seeds: Seeds,
  ): { readonly payoutCentavos: number; readonly outcome: unknown } | null;
  /** The latest results of a live table or an arena up to a time, newest first. Empty for other games. */
  resultsUntil(now: number, table: Table, seeds: Seeds): readonly TableResult[];
}

/** A calendar without events. */
export const emptyCalendar: LobbyCalendar = {
  matchesAfter: () => [],
  drawsAfter: () => [],
  drawsUntil: () => [],
  resultOf: () => null,
  resultsUntil: () => [],
};
