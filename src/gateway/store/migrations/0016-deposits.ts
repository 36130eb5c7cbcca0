import { type Migration, sql } from 'kysely';

const statements = [
  `create table deposit_channel (
    code text primary key,
    name text not null,
    logo text not null,
    kind text not null check (kind in ('qr', 'page', 'bank', 'counter')),
    provider text not null,
    least int8 not null check (least > 0),
    most int8 not null,
    presets jsonb not null,
    fee_rate int4 not null check (fee_rate between 0 and 10000),
    fee_fixed int8 not null check (fee_fixed >= 0),
    open_from int4,
    open_to int4,
    life_seconds int4 not null,
    on_device boolean not null,
    account jsonb,
    enabled boolean not null,
    sort int4 not null
  )`,
  `create table deposit (
    id uuid primary key,
    member_id uuid references member (id),
    key uuid,
    channel text not null,
    provider text not null,
    amount int8 not null check (amount > 0),
    fee_rate int4 not null,
    fee_fixed int8 not null,
    received int8 check (received > 0),
    added int8 check (added >= 0),
    state text not null check (state in (
      'created', 'pending', 'paid', 'failed', 'expired', 'cancelled', 'review', 'returned', 'reversed'
    )),
    late boolean not null default false,
    reason text not null default '',
    bonus_id text,
    reference text,
    place jsonb,
    bank_reference text,
    pictures jsonb not null,
    created_at int8 not null,
    changed_at int8 not null,
    expires_at int8 not null,
    ask_at int8,
    refund_due boolean not null default false,
    owed int8 not null default 0 check (owed >= 0),
    constraint deposit_key unique (member_id, key),
    constraint deposit_reference unique (provider, reference),
    check (member_id is not null or state in ('review', 'returned'))
  )`,
  `create index deposit_by_member on deposit (member_id, id)`,
  `create index deposit_to_ask on deposit (ask_at) where ask_at is not null`,
  `create index deposit_in_review on deposit (changed_at) where state = 'review' or refund_due or owed > 0`,
  `create index deposit_paid on deposit (channel, changed_at) where state = 'paid'`,
];

/** Channels of deposits, and deposits. */
export const deposits: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
