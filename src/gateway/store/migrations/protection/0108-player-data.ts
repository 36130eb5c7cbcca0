import { sql } from 'kysely';
import type { Step } from '../../rolling/step.ts';

/** The hash that the first link of a chain begins with. */
const genesis = '0'.repeat(64);

/** Statements that keep the rows of a table as they are: the owner of the database has to switch a trigger off to change one. */
const frozen = (table: string) => [
  `create trigger ${table}_rows_stay before update or delete on ${table}
    for each row execute function refuse_change()`,
  `create trigger ${table}_stays before truncate on ${table}
    for each statement execute function refuse_change()`,
];

const statements = [
  `create table audit_event (
    id uuid primary key,
    at int8 not null,
    member_id uuid,
    actor text not null check (actor in ('member', 'operator', 'job')),
    kind text not null,
    facts text not null
  )`,
  `create index audit_event_of_member on audit_event (member_id, id)`,
  `create table audit_waiting (event_id uuid primary key)`,
  `create table audit_link (
    seq int8 primary key check (seq >= 0),
    event_id uuid unique,
    hash text not null check (length(hash) = 64),
    check ((event_id is null) = (seq = 0))
  )`,
  `insert into audit_link (seq, event_id, hash) values (0, null, '${genesis}')`,
  `create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'rows of % are never changed', tg_table_name using errcode = 'restrict_violation';
    end $$`,
  ...frozen('audit_event'),
  ...frozen('audit_link'),
  `create table data_copy (
    id uuid primary key,
    member_id uuid not null unique references member (id) on delete cascade,
    state text not null check (state in ('waiting', 'ready', 'failed')),
    asked_at int8 not null,
    sections_done int4 not null default 0,
    sections int4 not null,
    taken_until int8,
    expires_at int8 not null
  )`,
  `create index data_copy_waiting on data_copy (asked_at) where state = 'waiting'`,
  `create table data_copy_part (
    copy_id uuid not null references data_copy (id) on delete cascade,
    section int4 not null,
    part int4 not null,
    rows int4 not null,
    content bytea not null,
    primary key (copy_id, section, part)
  )`,
  `create table data_copy_ticket (
    ticket_hash text primary key,
    copy_id uuid not null references data_copy (id) on delete cascade,
    session_hash text not null references session (token_hash) on delete cascade,
    expires_at int8 not null
  )`,
  `create index data_copy_ticket_of_copy on data_copy_ticket (copy_id)`,
  `create index data_copy_ticket_of_session on data_copy_ticket (session_hash)`,
];

/** The audit of changes of members and money with its chain of hashes, and the copies of their data that members ask for. */
export const playerData: Step = {
  // An older host writes no audit rows: the changes that are made on it are missing.
  beside: 'all',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
