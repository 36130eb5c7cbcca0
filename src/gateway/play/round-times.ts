/**
 * Time from the close of the bets on a shared round to the first sign of its result, in milliseconds. It covers gateways whose
 * clocks differ, such as two releases of which one still reads the clock of its own machine.
 */
export const revealAfterMs = 3_000;

/** A round, a fight or a match that takes bets of several players until `closesAt`, in epoch milliseconds. */
export interface SharedRound {
  readonly closesAt: number;
}

/** True while a shared round takes bets. */
export const takesBets = ({ closesAt }: SharedRound, now: number): boolean => now < closesAt;

/** The earliest time at which an answer may depend on the result of a shared round, in epoch milliseconds. */
export const revealsAt = ({ closesAt }: SharedRound): number => closesAt + revealAfterMs;

/** True when an answer may depend on the result of a shared round. Every game with shared rounds asks this. */
export const isRevealed = (round: SharedRound, now: number): boolean => now >= revealsAt(round);
