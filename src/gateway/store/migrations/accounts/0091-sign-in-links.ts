import { type Migration, sql } from 'kysely';

const statements = [
  `create table sign_in_link (
    token_hash text primary key,
    member_id uuid not null references member (id) on delete cascade,
    expires_at int8 not null
  )`,
  `create index sign_in_link_of_member on sign_in_link (member_id)`,
];

/** Links that sign in once. */
export const signInLinks: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
