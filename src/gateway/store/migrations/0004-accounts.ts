import { type Migration, sql } from 'kysely';

const statements = [
  `drop table sign_in_failure`,
  `create table attempt (key text primary key, count int4 not null, expires_at int8 not null)`,
  `create table captcha (
    id_hash text primary key,
    text text not null,
    made_at int8 not null,
    expires_at int8 not null
  )`,
  `create table one_time_code (
    purpose text not null,
    recipient text not null,
    code_hash text not null,
    tries_left int4 not null,
    expires_at int8 not null,
    primary key (purpose, recipient)
  )`,
  `alter table member
    add column totp_secret text,
    add column referral_code text unique,
    add column referrer_id uuid references member (id),
    add column self_excluded boolean not null default false,
    add column profile jsonb not null default '{}'`,
  `alter table session add column must_change_password boolean not null default false`,
  `create table temporary_password (
    member_id uuid primary key references member (id) on delete cascade,
    password_hash text not null,
    expires_at int8 not null
  )`,
  `create table known_network (
    member_id uuid not null references member (id) on delete cascade,
    network text not null,
    seen_at int8 not null,
    primary key (member_id, network)
  )`,
  `create table social_identity (
    provider text not null,
    subject text not null,
    member_id uuid not null references member (id) on delete cascade,
    primary key (provider, subject)
  )`,
  `create table registration (
    key_hash text primary key,
    member_id uuid not null references member (id) on delete cascade,
    created_at int8 not null
  )`,
];

/** Captchas, one-time codes, mailed passwords, second steps, linked identities and registrations. */
export const accounts: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
