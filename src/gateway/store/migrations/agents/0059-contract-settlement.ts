import { type Migration, sql } from 'kysely';

const statements = [
  `alter table contract
    add column carries_loss boolean not null default false,
    add column loss int8 not null default 0 check (loss >= 0),
    add column settled_to int8,
    add column due_at int8 default 0,
    add column end_cause text check (end_cause in ('replaced', 'rateLowered', 'terminated'))`,
  // Nothing is paid for the time before contracts were settled: they begin with the day of the migration (+08:00).
  `update contract set settled_to = floor((extract(epoch from now()) * 1000 + 28800000) / 86400000) * 86400000 - 28800000`,
  `update contract set end_cause = 'replaced' where ended_at is not null`,
  `alter table contract alter column settled_to set not null`,
  `create index contract_due on contract (due_at, id) where due_at is not null`,
  `create index contract_received on contract (downline_id)`,
  `alter table contract_request add column carries_loss boolean not null default false`,
  `create table contract_payment (
    id uuid primary key,
    contract_id text not null references contract (id),
    kind text not null,
    upline_id uuid references member (id),
    downline_id uuid not null references member (id),
    starts_at int8 not null,
    ends_at int8 not null check (ends_at > starts_at),
    figures jsonb not null,
    rate int4 not null check (rate >= 0),
    amount int8 not null check (amount >= 0),
    state text not null check (state in ('due', 'waiting', 'paid', 'nothing')),
    created_at int8 not null,
    paid_at int8,
    unique (contract_id, starts_at),
    check ((amount = 0) = (state = 'nothing')),
    check ((paid_at is not null) = (state = 'paid'))
  )`,
  `create index contract_payment_to_pay on contract_payment (state, id) where state in ('due', 'waiting')`,
  `create index contract_payment_received on contract_payment (downline_id, kind, id)`,
  `create index contract_payment_given on contract_payment (upline_id, kind, id) where upline_id is not null`,
  `create index ledger_entry_turnover on ledger_entry (created_at) include (member_id, turnover) where turnover > 0`,
];

/** Settlement of contracts: how far each is settled, the loss that it carries over, and its payments. */
export const contractSettlement: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
