import { type Migration, sql } from 'kysely';

/** The time at which a provider reported that a payment was made which it had refused before. Its withdrawal then waits for the operator. */
export const latePayouts: Migration = {
  async up(db) {
    await sql`alter table withdrawal_part add column told_paid_at int8`.execute(db);
    await sql`create index withdrawal_part_told_paid on withdrawal_part (withdrawal_id)
      where told_paid_at is not null`.execute(db);
  },
};
