import { type Migration, sql } from 'kysely';

const statements = [
  `create index round_open on round (member_id, due_at, id) where status = 0 and due_at is not null`,
];

/** The open bets of a member: to count them, and to settle the oldest first. */
export const openBets: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
