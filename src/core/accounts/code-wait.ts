import type { CodeSent } from '#contract/model/code-sent.ts';

const minuteMs = 60_000;

/** How long nobody may ask firebase for another code. */
export const firebaseWaitMs = minuteMs;

/** Until when another code is not to be asked for: as long as the one that was sent is good, from the middle of the way there and back. */
export function waitUntil(
  { minutes, until }: CodeSent,
  { askedAt, answeredAt }: { askedAt: number; answeredAt: number },
): number {
  if (minutes === null && until !== null) return until;
  return answeredAt - (answeredAt - askedAt) / 2 + (minutes ?? 1) * minuteMs;
}

/** Whole seconds that are left of a wait; 0 when there is none. */
export function secondsLeft(until: number | null, now: number): number {
  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1_000));
}
