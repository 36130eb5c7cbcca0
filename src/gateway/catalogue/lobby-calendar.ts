import type { TableResult } from '#contract/model/lobby/table-results.ts';
import type { GameType } from '#contract/vocabulary/category.ts';

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

/** A game whose players may share its rounds. */
interface Table {
  readonly nodeId: number;
  readonly kind: string;
}

/** The calendar of the lobby. The gateway draws a number once only, however often it asks. */
export interface LobbyCalendar {
  /** The next matches after a time, by start. */
  matchesAfter(now: number): readonly NextMatch[];
  /** The next draw of each lottery game after a time. */
  drawsAfter(now: number): readonly NextDraw[];
  /** The last draw of each lottery game up to a time. Its numbers are drawn anew by each call. */
  drawsUntil(now: number): readonly PastDraw[];
  /** The latest results of a live table up to a time, newest first. Empty for other games. */
  resultsUntil(
    now: number,
    table: Table,
    seeds: { seedOf(name: string, openedAt: number): string },
  ): readonly TableResult[];
}

/** A calendar without events. */
export const emptyCalendar: LobbyCalendar = {
  matchesAfter: () => [],
  drawsAfter: () => [],
  drawsUntil: () => [],
  resultsUntil: () => [],
};
