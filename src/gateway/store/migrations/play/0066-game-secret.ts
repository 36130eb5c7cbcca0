import { type Migration, sql } from 'kysely';

const statements = [`create table game_secret (slot text primary key, secret text not null)`];

/** The secret that the seeds of games are derived from. */
export const gameSecret: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
