import { sql } from 'kysely';
import type { Step } from '../../rolling/step.ts';

const statements = [
  `alter table banner add column starts_at int8 not null default 0, add column ends_at int8`,
  `create table content_picture (
    id text primary key,
    type text not null,
    bytes bytea not null,
    width int4 not null,
    height int4 not null,
    added_at int8 not null
  )`,
];

/** Times of banners, and pictures that the operator has uploaded for content. */
export const bannerTimes: Step = {
  // An older host shows a banner at any time, and no picture of these.
  beside: 'all',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
