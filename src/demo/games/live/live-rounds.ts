/**
 * The parts of a round at a live table, in milliseconds: bets are open, the deal, and the pause before the next round. The deal
 * begins with `revealAfterMs`, in which nobody learns the result.
 */
export const livePhases = { openMs: 18_000, dealMs: 9_000, pauseMs: 3_000 } as const;

const roundMs = livePhases.openMs + livePhases.dealMs + livePhases.pauseMs;

/** Tables begin their rounds at different times. */
const offsetOf = (table: number): number => (table * 7_919) % roundMs;

/** A round of a table by its number, with its times in epoch milliseconds. `table` is the node id of the game. */
export function liveRound(table: number, nth: number) {
  const startsAt = nth * roundMs - offsetOf(table);
  const closesAt = startsAt + livePhases.openMs;
  return { number: nth, startsAt, closesAt, endsAt: closesAt + livePhases.dealMs };
}

/** The round of a table at a time. */
export function liveRoundAt(table: number, now: number) {
  return liveRound(table, Math.floor((now + offsetOf(table)) / roundMs));
}
