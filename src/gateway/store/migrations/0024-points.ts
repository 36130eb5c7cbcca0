import { type Migration, sql } from 'kysely';

const statements = [
  `create table point_account (
    id text primary key,
    kind text not null check (kind in ('member', 'issued', 'redeemed')),
    balance int8 not null,
    member_id uuid,
    constraint no_point_debt check (kind <> 'member' or balance >= 0)
  )`,
  `create table point_entry (
    id uuid primary key,
    key text not null unique,
    kind text not null check (kind in ('turnover', 'reward', 'redeem', 'return', 'convert', 'adjustment')),
    created_at int8 not null,
    cause_table text not null,
    cause_id text not null,
    actor text not null check (actor in ('member', 'operator', 'job', 'provider')),
    remark text not null default ''
  )`,
  `create table point_posting (
    entry_id uuid not null references point_entry (id),
    account_id text not null references point_account (id),
    amount int8 not null check (amount <> 0),
    balance int8 not null,
    created_at int8 not null,
    primary key (entry_id, account_id)
  )`,
  `create index point_posting_record on point_posting (account_id, created_at, entry_id) include (amount)`,
  `create table point_rate (
    category text not null,
    since_day int4 not null,
    turnover int8 not null check (turnover > 0),
    primary key (category, since_day)
  )`,
  `create table point_day (
    member_id uuid not null references member (id) on delete cascade,
    day int4 not null,
    points int8 not null check (points >= 0),
    credited_at int8 not null,
    primary key (member_id, day)
  )`,
  `create table point_due (
    member_id uuid not null references member (id) on delete cascade,
    day int4 not null,
    primary key (member_id, day)
  )`,
  `insert into point_due (member_id, day)
    select distinct daily_sum.member_id, daily_sum.day from daily_sum join member on member.id = daily_sum.member_id
    where daily_sum.turnover > 0`,
];

/** The points ledger, and the points that members earn by turnover. All turnover so far counts. */
export const points: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
