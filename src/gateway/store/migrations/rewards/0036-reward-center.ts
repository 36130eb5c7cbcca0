import { type Migration, sql } from 'kysely';

const statements = [
  `create index reward_of_the_past on reward (member_id, ended_at, id) where state <> 'offered'`,
  `alter table rank add column gift int8 not null default 0 check (gift >= 0)`,
  `create table promo_code (
    id uuid primary key,
    code text not null unique,
    kind text not null check (kind in ('cash', 'bonus', 'points')),
    amount int8 not null check (amount > 0),
    rule text,
    titles jsonb not null,
    terms jsonb not null,
    starts_at int8 not null,
    ends_at int8 not null,
    uses int4 not null check (uses > 0),
    uses_left int4 not null check (uses_left between 0 and uses)
  )`,
  `create table red_envelope (
    id uuid primary key,
    titles jsonb not null,
    pot int8 not null check (pot >= shares * least),
    shares int4 not null check (shares > 0),
    least int8 not null check (least > 0),
    pot_left int8 not null check (pot_left >= shares_left * least),
    shares_left int4 not null check (shares_left between 0 and shares),
    opens_at int8 not null,
    closes_at int8 not null check (closes_at > opens_at)
  )`,
  `create index red_envelope_by_time on red_envelope (opens_at)`,
  `create table rebate_rate (
    category text not null,
    rank_id text not null,
    rate int4 not null check (rate between 0 and 10000),
    primary key (rank_id, category)
  )`,
  `create table rebate_claim (
    id uuid primary key,
    member_id uuid not null references member (id),
    day int4 not null,
    amount int8 not null check (amount > 0),
    at int8 not null,
    unique (member_id, day)
  )`,
  `create table rebate_line (
    claim_id uuid not null references rebate_claim (id) on delete cascade,
    category text not null,
    turnover int8 not null check (turnover > 0),
    rate int4 not null,
    amount int8 not null check (amount > 0),
    primary key (claim_id, category)
  )`,
];

/** Promo codes, red envelopes, rebates and gifts of levels. */
export const rewardCenter: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
