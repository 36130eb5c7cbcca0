import type { Context } from 'hono';
import { Refusal } from '#gateway/http/refusal.ts';

/** The reasons of a refusal that game pages have messages for, with their HTTP status. */
const statuses = {
  request_invalid: 400,
  session_over: 401,
  ticket_used: 404,
  insufficient_balance: 409,
  unavailable: 500,
} as const;

/** Reason of a refusal. */
export type GameReason = keyof typeof statuses;

function reasonOf(error: unknown): GameReason {
  if (!(error instanceof Refusal)) return 'unavailable';
  if (error.code === 'not_found') return 'ticket_used';
  if (error.code === 'insufficient_balance') return 'insufficient_balance';
  if (error.code === 'request_invalid') return 'request_invalid';
  return error.status === 401 ? 'session_over' : 'unavailable';
}

/** Responds with a refusal: `{ reason }` and the fields of `extra`. */
export function refuse(context: Context, reason: GameReason, extra: object = {}): Response {
  return context.json({ reason, ...extra }, statuses[reason], { 'Cache-Control': 'no-store' });
}

/** Responds with the result of `work`, or with the reason of its error. Both responses contain `extra`. */
export async function respond(
  context: Context,
  work: () => Promise<object>,
  extra: object = {},
): Promise<Response> {
  try {
    return context.json({ ...(await work()), ...extra }, 200, { 'Cache-Control': 'no-store' });
  } catch (error) {
    return refuse(context, reasonOf(error), extra);
  }
}
