import type { ChipChoice } from '../chips/bet-layout.ts';
import type { ChipScene } from '../chips/chip-table.ts';
import type { Scene } from '../start-table.ts';

/** The parts of a live table beside its bets. */
interface LiveParts<Result, Mark> {
  dealer: { show(name: string, seconds: string, share: number): void };
  /** A place, for the proof of a round without own bets. */
  anyPlace: string;
  /** Takes the result of a round off the table. */
  clear: () => void;
  lock: (locked: boolean) => void;
  showRound: (name: string) => void;
  /** The marks of past rounds, oldest first. */
  showHistory: (history: readonly Mark[]) => void;
  /** Draws a round and resolves to its description. */
  showResult: (result: Result) => Promise<string>;
}

/** The scene of a live table. The outcome of a round that is played for one can have more than the result of a shared one. */
export type LiveScene<Result, Mark, Outcome = Result> = Scene<Outcome, ChipChoice> &
  ChipScene &
  LiveParts<Result, Mark>;
