import { type Migration, sql } from 'kysely';

const statements = [
  `create table provider_message (
    provider text not null,
    event_id text not null,
    body text not null,
    received_at int8 not null,
    applied_at int8,
    outcome text not null default '',
    primary key (provider, event_id)
  )`,
  `create index provider_message_waiting on provider_message (received_at) where applied_at is null`,
  `create table provider_check (
    provider text primary key,
    at int8 not null,
    statement int8 not null,
    clearing int8 not null,
    waiting int8 not null,
    missing int4 not null,
    error text not null
  )`,
  `create index deposit_open on deposit (expires_at) where state in ('created', 'pending')`,
];

/** Messages of payment providers, and the last comparison of our books with the statement of each provider. */
export const providerMessages: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
