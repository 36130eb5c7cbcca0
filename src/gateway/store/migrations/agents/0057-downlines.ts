import { type Migration, sql } from 'kysely';

const statements = [
  `alter table member
    add column rebate_rate int4 not null default 0 check (rebate_rate between 0 and 10000),
    add column suspended_at int8`,
  `create index member_by_username on member (username_key text_pattern_ops)`,
  `alter table upline_transfer
    add column direction text not null default 'up' check (direction in ('up', 'down'))`,
  `alter table announcement drop constraint announcement_type_check`,
  `alter table announcement
    add constraint announcement_type_check check (type in ('PL', 'PU', 'PR', 'AG'))`,
  `create table affiliate_link (
    id uuid primary key,
    agent_id uuid not null references member (id) on delete cascade,
    code text not null unique,
    name text not null,
    type int2 not null check (type in (0, 2)),
    rebate_rate int4 not null check (rebate_rate between 0 and 10000),
    visits int8 not null default 0,
    registrations int8 not null default 0,
    created_at int8 not null,
    deleted_at int8
  )`,
  `create index affiliate_link_of_agent on affiliate_link (agent_id, id) where deleted_at is null`,
  `create table agent_step (
    id uuid primary key,
    agent_id uuid not null references member (id) on delete cascade,
    member_id uuid references member (id) on delete cascade,
    action text not null,
    words text not null default '',
    from_value int8,
    to_value int8,
    at int8 not null
  )`,
  `create index agent_step_of_agent on agent_step (agent_id, id)`,
];

/** Rebates and suspensions of members, links of agents, transfers to downlines, and the list of what agents change. */
export const downlines: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
