import { type Migration, sql } from 'kysely';

const statements = [
  `create table withdrawal (
    id uuid primary key,
    member_id uuid not null references member (id) on delete cascade,
    key uuid not null,
    payout_account_id text not null,
    amount int8 not null check (amount > 0),
    charge int8 not null check (charge >= 0 and charge < amount),
    state text not null check (state in (
      'requested', 'taken', 'approved', 'paying', 'paid', 'failed', 'cancelled', 'rejected', 'released', 'confirmed',
      'disputed', 'compensated'
    )),
    paid int8 not null default 0 check (paid >= 0),
    returned int8 not null default 0 check (returned >= 0),
    compensated int8 not null default 0 check (compensated >= 0),
    reason text not null default '',
    created_at int8 not null,
    changed_at int8 not null,
    paid_at int8,
    confirm_by int8,
    confirm_cause text check (confirm_cause in ('player', 'clock', 'operator')),
    dispute_kind text check (dispute_kind in ('partly', 'notReceived')),
    dispute_received int8 check (dispute_received >= 0),
    dispute_pictures jsonb not null default '[]',
    unique (member_id, key),
    constraint withdrawal_sums check (paid <= amount - charge and paid + returned <= amount)
  )`,
  `create index withdrawal_by_member on withdrawal (member_id, id)`,
  `create index withdrawal_of_day on withdrawal (member_id, created_at)`,
  `create index withdrawal_by_state on withdrawal (state, id)`,
  `create index withdrawal_to_confirm on withdrawal (confirm_by) where state = 'paid'`,
  `create index withdrawal_by_payment on withdrawal (paid_at) where paid_at is not null`,
  `create table withdrawal_part (
    withdrawal_id uuid not null references withdrawal (id) on delete cascade,
    n int4 not null check (n > 0),
    amount int8 not null check (amount > 0),
    provider text not null,
    state text not null check (state in ('sending', 'paid', 'failed')),
    reference text not null default '',
    began_at int8 not null,
    ended_at int8,
    ask_at int8,
    primary key (withdrawal_id, n)
  )`,
  `create index withdrawal_part_to_ask on withdrawal_part (ask_at) where ask_at is not null`,
  `create table withdrawal_block (
    member_id uuid primary key references member (id) on delete cascade,
    reason text not null,
    at int8 not null
  )`,
];

/** Withdrawals, their payments, and members who may not withdraw. */
export const withdrawals: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
