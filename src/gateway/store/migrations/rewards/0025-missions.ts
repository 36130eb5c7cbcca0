import { type Migration, sql } from 'kysely';

const statements = [
  `create table mission (
    id text primary key,
    sort int4 not null,
    period text not null check (period in ('day', 'week')),
    goal text not null check (goal in ('turnover', 'bets', 'deposit', 'logins')),
    category text,
    target int8 not null check (target > 0),
    reward int8 not null check (reward > 0),
    titles jsonb not null,
    enabled boolean not null default true
  )`,
  `create index round_by_settlement on round (member_id, settled_at) where settled_at is not null`,
  `create index daily_sum_by_day on daily_sum (day) include (member_id, category, turnover)`,
  `create table leaderboard (
    id text primary key,
    sort int4 not null,
    period text not null check (period in ('day', 'week', 'month')),
    category text,
    titles jsonb not null,
    prizes jsonb not null,
    from_day int4 not null,
    enabled boolean not null default true
  )`,
  `create table leaderboard_period (
    leaderboard_id text not null,
    first_day int4 not null,
    players int4 not null,
    closed_at int8 not null,
    primary key (leaderboard_id, first_day)
  )`,
  `create table leaderboard_place (
    leaderboard_id text not null,
    first_day int4 not null,
    place int4 not null,
    member_id uuid not null references member (id) on delete cascade,
    turnover int8 not null,
    prize int8 not null,
    reward_id uuid,
    primary key (leaderboard_id, first_day, member_id)
  )`,
  `create index leaderboard_place_in_order on leaderboard_place (leaderboard_id, first_day, place)`,
  `create table invitation (
    id uuid primary key,
    referrer_id uuid not null references member (id) on delete cascade,
    invitee_id uuid not null unique references member (id) on delete cascade,
    state text not null check (state in ('counted', 'held', 'refused')),
    held_for text check (held_for in ('device', 'address')),
    device text not null,
    network text not null,
    created_at int8 not null,
    decided_at int8
  )`,
  `create index invitation_of_referrer on invitation (referrer_id, created_at desc, id desc)`,
  `create index invitation_held on invitation (created_at, id) where state = 'held'`,
  `create table invitation_stage (
    invitation_id uuid not null references invitation (id) on delete cascade,
    stage text not null check (stage in ('registered', 'deposit', 'turnover')),
    pays int8 not null,
    reward_id uuid,
    reached_at int8 not null,
    primary key (invitation_id, stage)
  )`,
];

/** Missions, leaderboards and invited players. */
export const missions: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
