import type { Context } from 'hono';
import { Refusal } from '#gateway/http/refusal.ts';

/** The reasons a game page has words for, and their HTTP status. */
const statuses = {
  request_invalid: 400,
  session_over: 401,
  ticket_used: 404,
  insufficient_balance: 409,
  unavailable: 500,
} as const;

export type GameReason = keyof typeof statuses;

function reasonOf(error: unknown): GameReason {
  if (!(error instanceof Refusal)) return 'unavailable';
  if (error.code === 'not_found') return 'ticket_used';
  if (error.code === 'insufficient_balance') return 'insufficient_balance';
  if (error.code === 'request_invalid') return 'request_invalid';
  return error.status === 401 ? 'session_over' : 'unavailable';
}

/** Says no to a game page: `{ reason }`, and what the page is told all the same. */
export function refuse(context: Context, reason: GameReason, also: object = {}): Response {
  return context.json({ reason, ...also }, statuses[reason], { 'Cache-Control': 'no-store' });
}

/** Answers, or turns what went wrong into a reason the page has words for. `also` is told either way. */
export async function answer(
  context: Context,
  give: () => Promise<object>,
  also: object = {},
): Promise<Response> {
  try {
    return context.json({ ...(await give()), ...also }, 200, { 'Cache-Control': 'no-store' });
  } catch (error) {
    return refuse(context, reasonOf(error), also);
  }
}
