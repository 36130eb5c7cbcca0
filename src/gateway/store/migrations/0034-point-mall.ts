import { type Migration, sql } from 'kysely';

const statements = [
  `create table point_item (
    code text primary key,
    kind text not null check (kind in ('chips', 'promotion', 'service', 'gift')),
    sort int4 not null,
    names jsonb not null,
    descriptions jsonb not null,
    points int8 not null check (points > 0),
    amount int8 not null check (amount >= 0),
    pays int8 not null check (pays >= 0),
    stock int8 check (stock >= 0),
    most int4 not null check (most > 0),
    is_sent boolean not null,
    enabled boolean not null default true
  )`,
  `create table point_exchange (least int8 primary key check (least > 0), rate int8 not null check (rate > 0))`,
  `create table redemption (
    id uuid primary key,
    member_id uuid not null references member (id),
    key text not null,
    type text not null check (type in ('chips', 'promotion', 'service', 'gift', 'money')),
    item_code text,
    names jsonb not null,
    quantity int4 not null check (quantity > 0),
    points int8 not null check (points > 0),
    amount int8 not null check (amount >= 0),
    pays int8 not null check (pays >= 0),
    account text not null,
    delivery text,
    remark text not null,
    state text not null check (state in ('inProcess', 'approved', 'rejected')),
    reason text not null default '',
    courier text,
    tracking text,
    change int8 not null,
    balance int8 not null,
    created_at int8 not null,
    changed_at int8 not null,
    unique (member_id, key)
  )`,
  `create index redemption_by_time on redemption (member_id, created_at, id)`,
  `create index redemption_in_process on redemption (id) where state = 'inProcess'`,
  `create table point_address (
    id uuid primary key,
    member_id uuid not null references member (id) on delete cascade,
    delivery text not null,
    used_at int8 not null
  )`,
  `create index point_address_by_member on point_address (member_id, used_at)`,
];

/** The points mall: its items, exchange rates, redemptions and receiving addresses. */
export const pointMall: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
