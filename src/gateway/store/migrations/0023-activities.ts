import { type Migration, sql } from 'kysely';

const statements = [
  `create table activity (
    id text primary key,
    sort int4 not null,
    way text not null check (way in ('apply', 'join', 'deposit', 'referral')),
    opens_at int8 not null,
    closes_at int8,
    counts_from int8 not null,
    ends_at int8,
    conditions jsonb not null,
    reward int8 check (reward > 0),
    bonus_rule text,
    check (way not in ('apply', 'join') or reward is not null)
  )`,
  `create table activity_application (
    id uuid primary key,
    activity_id text not null references activity (id),
    member_id uuid not null references member (id) on delete cascade,
    state text not null check (state in (
      'applying', 'rejected', 'signedUp', 'inProgress', 'claimPayout', 'issued', 'claimed'
    )),
    remark text not null default '',
    pictures jsonb not null default '[]',
    reason text not null default '',
    missed boolean not null default false,
    reward_id uuid,
    applied_at int8 not null,
    changed_at int8 not null,
    check_at int8,
    unique (activity_id, member_id)
  )`,
  `create index activity_application_of_member on activity_application (member_id, activity_id)`,
  `create index activity_application_by_state on activity_application (state, id)`,
  `create index activity_application_to_check on activity_application (check_at) where check_at is not null`,
];

/** Promotions that members take part in, and their applications. */
export const activities: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
