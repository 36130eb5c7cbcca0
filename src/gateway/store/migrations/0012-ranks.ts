import { type Migration, sql } from 'kysely';

const statements = [
  `create table rank (
    id text primary key,
    sort int4 not null unique,
    names jsonb not null,
    month_turnover int8 not null,
    total_turnover int8 not null,
    benefits jsonb not null
  )`,
  `alter table member add column rank_id text`,
];

/** Levels of the club, and the level of each member. */
export const ranks: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
