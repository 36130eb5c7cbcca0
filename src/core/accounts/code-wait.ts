import type { CodeSent } from '#protocol/model/code-sent.ts';

const minuteMs = 60_000;

/** Wait between two codes of firebase. */
export const firebaseWaitMs = minuteMs;

/** Earliest time for another code, in epoch milliseconds: the end of the validity of the sent code, counted from the middle of the round trip. */
export function waitUntil(
  { minutes, until }: CodeSent,
  { askedAt, answeredAt }: { askedAt: number; answeredAt: number },
): number {
  if (minutes === null && until !== null) return until;
  return answeredAt - (answeredAt - askedAt) / 2 + (minutes ?? 1) * minuteMs;
}
