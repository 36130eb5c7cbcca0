import { type Migration, sql } from 'kysely';

const statements = [
  `create table device (
    id uuid primary key,
    secret_hash text not null,
    member_id uuid not null references member (id) on delete cascade,
    created_at int8 not null,
    seen_at int8 not null,
    network text not null,
    user_agent text not null,
    unique (secret_hash, member_id)
  )`,
  `create index device_of_member on device (member_id, seen_at desc)`,
  `alter table session add column device_id uuid references device (id) on delete set null`,
  `delete from one_time_code`,
  `alter table one_time_code
    drop constraint one_time_code_pkey,
    add column device text not null,
    add column network text not null,
    add primary key (purpose, recipient, device)`,
  `create table second_step (
    member_id uuid not null references member (id) on delete cascade,
    device text not null,
    network text not null,
    expires_at int8 not null,
    primary key (member_id, device)
  )`,
  `delete from registration`,
  `alter table registration add column request_hash text not null`,
];

/** Devices of sign-ins, codes bound to the browser that requested them, and first steps of sign-ins. */
export const devices: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
