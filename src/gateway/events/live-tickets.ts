import { hashToken, randomToken } from '../hash-token.ts';
import type { Sql } from '../store/database.ts';

/** A ticket works for this long, in milliseconds. */
const ticketLifeMs = 30_000;

/** Adds a ticket for a stream of a session and returns it. The store has its hash only. */
export async function addTicket(sql: Sql, sessionHash: string, now: number): Promise<string> {
  const ticket = randomToken();
  await sql
    .insertInto('live_ticket')
    .values({
      ticket_hash: hashToken(ticket),
      session_hash: sessionHash,
      expires_at: now + ticketLifeMs,
    })
    .execute();
  return ticket;
}

/** The member of the events that a stream sends, and the session that it ends with. */
export interface Subscriber {
  readonly memberId: string;
  readonly sessionHash: string;
}

/** Takes a ticket, which is good once. Null when it is unknown, used or expired, and when its session has ended. */
export async function takeTicket(
  sql: Sql,
  ticket: string,
  now: number,
): Promise<Subscriber | null> {
  const taken = await sql
    .deleteFrom('live_ticket')
    .where('ticket_hash', '=', hashToken(ticket))
    .where('expires_at', '>', now)
    .returning('session_hash as sessionHash')
    .executeTakeFirst();
  if (!taken) return null;
  const session = await sql
    .selectFrom('session')
    .select('member_id as memberId')
    .where('token_hash', '=', taken.sessionHash)
    .executeTakeFirst();
  return session ? { ...session, ...taken } : null;
}
