import { type Migration, sql } from 'kysely';

/** The answers of calls with an idempotency key. */
export const keyedAnswers: Migration = {
  async up(db) {
    await sql
      .raw(
        `create table keyed_answer (
          member_id uuid not null,
          key_hash text not null,
          request_hash text not null,
          answer text,
          started_at int8 not null,
          primary key (member_id, key_hash)
        )`,
      )
      .execute(db);
  },
};
