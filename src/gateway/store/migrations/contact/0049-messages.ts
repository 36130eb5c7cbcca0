import { type Migration, sql } from 'kysely';

const statements = [
  `alter table message
    add column from_id uuid references member (id) on delete set null,
    add column deleted_at int8`,
  `create index message_deleted on message (deleted_at) where deleted_at is not null`,
  `create table letter (
    id uuid primary key,
    member_id uuid not null references member (id) on delete cascade,
    key uuid not null,
    recipient text not null check (recipient in ('upline', 'member_downline', 'agent_downline', 'all_downline')),
    to_id uuid references member (id) on delete set null,
    recipients int4 not null check (recipients > 0),
    title text not null,
    content text not null,
    sent_at int8 not null,
    deleted_at int8,
    unique (member_id, key)
  )`,
  `create index letter_of_member on letter (member_id, id)`,
  `create index letter_deleted on letter (deleted_at) where deleted_at is not null`,
  `create index reward_of_message on reward (cause_id) where cause_table = 'message'`,
  `create table announcement_read (
    member_id uuid not null references member (id) on delete cascade,
    announcement_id text not null references announcement (id) on delete cascade,
    read_at int8 not null,
    primary key (member_id, announcement_id)
  )`,
];

/** Messages that members write and delete, and announcements that they have read. */
export const messages: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
