import { type Migration, sql } from 'kysely';

const statements = [
  `alter table round add column wallet text`,
  `alter table member add column moves_to_games boolean not null default false`,
  `create index ledger_account_of_vendors on ledger_account (member_id) where kind = 'vendor'`,
  `create table wallet_transfer (
    id uuid primary key,
    member_id uuid not null references member (id) on delete cascade,
    key text not null,
    kind text not null check (kind in ('move', 'collect', 'launch', 'home')),
    from_vendor text,
    to_vendor text,
    amount int8 not null check (amount >= 0),
    created_at int8 not null,
    unique (member_id, key)
  )`,
  `create index wallet_transfer_by_time on wallet_transfer (member_id, created_at, id)`,
  `create table upline_transfer (
    id uuid primary key,
    from_id uuid not null references member (id),
    to_id uuid not null references member (id),
    key text not null,
    amount int8 not null check (amount > 0),
    remark text not null,
    state text not null default 'done' check (state in ('done', 'returned')),
    reason text not null default '',
    created_at int8 not null,
    returned_at int8,
    unique (from_id, key)
  )`,
  `create index upline_transfer_by_sender on upline_transfer (from_id, created_at, id)`,
  `create index upline_transfer_by_recipient on upline_transfer (to_id, created_at, id)`,
];

/** Wallets of vendors, and transfers between wallets and to the upline. */
export const wallets: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
