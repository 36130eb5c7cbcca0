import { type Migration, sql } from 'kysely';

const statements = [
  `create table reward (
    id uuid primary key,
    member_id uuid not null references member (id),
    key text not null unique,
    source text not null,
    cause_table text not null,
    cause_id text not null,
    kind text not null check (kind in ('cash', 'bonus', 'points')),
    amount int8 not null check (amount > 0),
    rule text,
    titles jsonb not null,
    terms jsonb not null,
    state text not null default 'offered' check (state in ('offered', 'claimed', 'expired', 'cancelled')),
    offered_at int8 not null,
    expires_at int8,
    ended_at int8,
    check ((kind = 'bonus') = (rule is not null)),
    check ((state = 'offered') = (ended_at is null))
  )`,
  `create index reward_of_member on reward (member_id, id)`,
  `create index reward_to_claim on reward (member_id) where state = 'offered'`,
  `create index reward_to_expire on reward (expires_at) where state = 'offered' and expires_at is not null`,
];

/** Rewards that members claim. */
export const rewards: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
