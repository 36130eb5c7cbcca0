import { type Migration, sql } from 'kysely';

const statements = [
  `create table bonus_rule (
    id text primary key,
    kind text not null check (kind in ('firstDeposit', 'reload', 'lossRebate', 'freeSpins', 'fixed')),
    titles jsonb not null,
    rate int4 not null check (rate >= 0),
    fixed int8 not null check (fixed >= 0),
    least int8 not null check (least >= 0),
    most int8,
    terms jsonb not null,
    conditions jsonb not null,
    announcement text,
    starts_at int8,
    ends_at int8,
    enabled boolean not null,
    sort int4 not null
  )`,
  `create table bonus (
    id uuid primary key,
    member_id uuid not null references member (id),
    rule text not null references bonus_rule (id),
    key text not null unique,
    state text not null check (state in ('offered', 'active', 'released', 'forfeited', 'expired')),
    reason text not null default '',
    base int8 not null,
    amount int8 not null check (amount >= 0),
    terms jsonb not null,
    titles jsonb not null,
    goal int8 not null check (goal >= 0),
    turnover int8 not null default 0,
    turnover_by jsonb not null default '{}',
    spins_left int4 not null check (spins_left >= 0),
    open_bets int4 not null default 0 check (open_bets >= 0),
    released int8 not null default 0,
    forfeited int8 not null default 0,
    cause_table text not null,
    cause_id text not null,
    created_at int8 not null,
    granted_at int8,
    expires_at int8 not null,
    ended_at int8
  )`,
  `create index bonus_by_member on bonus (member_id, id)`,
  `create index bonus_by_cause on bonus (cause_id)`,
  `create index bonus_due on bonus (expires_at) where state in ('offered', 'active')`,
  `alter table round add column bonus_stakes jsonb`,
  `alter table ledger_account add column bonuses int4 not null default 0`,
];

/** Rules of bonuses, bonuses of members, and the bonus money that bets are staked from. */
export const bonuses: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
