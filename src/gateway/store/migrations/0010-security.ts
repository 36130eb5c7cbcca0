import { type Migration, sql } from 'kysely';

const statements = [
  `alter table member
    add column mobile_verified_at int8,
    add column email_verified_at int8,
    add column avatar text,
    add column totp_enrolled_at int8,
    add column version int4 not null default 1`,
  `alter table second_step add column by_password boolean not null default true`,
  `create table withdrawal_password (
    member_id uuid primary key references member (id) on delete cascade,
    password_hash text not null,
    changed_at int8 not null,
    failures int4 not null default 0,
    locked_until int8
  )`,
  `create table security_answer (
    member_id uuid not null references member (id) on delete cascade,
    question_id text not null,
    answer_hash text not null,
    primary key (member_id, question_id)
  )`,
  `create table authenticator_setup (
    member_id uuid primary key references member (id) on delete cascade,
    secret text not null,
    expires_at int8 not null
  )`,
  `create table recovery_code (
    member_id uuid not null references member (id) on delete cascade,
    code_hash text not null,
    primary key (member_id, code_hash)
  )`,
  `create table login_record (
    id uuid primary key,
    member_id uuid not null references member (id) on delete cascade,
    at int8 not null,
    method text not null,
    outcome text not null,
    network text not null,
    user_agent text not null
  )`,
  `create index login_record_of_member on login_record (member_id, at desc)`,
  `create table device_key (
    id text primary key,
    member_id uuid not null references member (id) on delete cascade,
    device_id uuid not null unique references device (id) on delete cascade,
    public_key jsonb not null,
    created_at int8 not null,
    used_at int8 not null
  )`,
  `create index device_key_of_member on device_key (member_id)`,
  `create table device_challenge (
    challenge_hash text primary key,
    key_id text not null,
    expires_at int8 not null
  )`,
  `create table bank (
    code text primary key,
    name text not null,
    kind text not null check (kind in ('BC', 'EW')),
    pattern text not null,
    min_length int4 not null,
    max_length int4 not null,
    sort int4 not null
  )`,
  `create table payout_account (
    id text primary key,
    member_id uuid not null references member (id) on delete cascade,
    bank_code text not null references bank (code),
    number text not null,
    holder text not null,
    is_default boolean not null,
    added_at int8 not null,
    usable_from int8 not null,
    removed_at int8
  )`,
  `create unique index payout_account_number on payout_account (member_id, bank_code, number)
    where removed_at is null`,
  `create unique index payout_account_default on payout_account (member_id)
    where is_default and removed_at is null`,
  `create table upload (
    id text primary key,
    member_id uuid not null references member (id) on delete cascade,
    purpose text not null,
    type text not null,
    bytes bytea not null,
    width int4 not null,
    height int4 not null,
    secret text not null,
    created_at int8 not null
  )`,
  `create index upload_of_member on upload (member_id, purpose, created_at)`,
];

/** Withdrawal passwords, security answers, authenticators, login records, keys of devices, payout accounts, uploads. */
export const security: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
