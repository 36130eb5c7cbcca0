import { type Migration, sql } from 'kysely';

const statements = [
  `create table push_key (
    slot text primary key,
    public_key text not null,
    private_key text not null
  )`,
  `create table push_subscription (
    id uuid primary key,
    endpoint_hash text not null unique,
    member_id uuid not null references member (id) on delete cascade,
    session_hash text not null,
    device_id uuid,
    address text not null,
    money boolean not null,
    messages boolean not null,
    promotions boolean not null,
    draws boolean not null,
    quiet_from int4,
    quiet_to int4,
    time_zone text not null,
    created_at int8 not null,
    check ((quiet_from is null) = (quiet_to is null))
  )`,
  `create index push_subscription_of_member on push_subscription (member_id, created_at)`,
  `create index push_subscription_of_device on push_subscription (device_id)`,
  `create table push_message (
    id uuid primary key,
    event_id uuid not null,
    subscription_id uuid not null references push_subscription (id) on delete cascade,
    event text not null,
    kind text not null check (kind in ('money', 'messages', 'promotions', 'draws')),
    page text not null,
    at int8 not null,
    due_at int8 not null,
    taken_until int8,
    tries int4 not null default 0,
    unique (event_id, subscription_id)
  )`,
  `create index push_message_due on push_message (due_at)`,
  `create index push_message_of_subscription on push_message (subscription_id)`,
];

/** The key of notifications, the browsers that get them, and notifications that wait. */
export const push: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
