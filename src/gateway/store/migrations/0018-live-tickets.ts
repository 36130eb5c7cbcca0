import { type Migration, sql } from 'kysely';

const statement = `create table live_ticket (
  ticket_hash text primary key,
  session_hash text not null,
  expires_at int8 not null
)`;

/** Tickets for streams of live events. */
export const liveTickets: Migration = {
  async up(db) {
    await sql.raw(statement).execute(db);
  },
};
