import { type Migration, sql } from 'kysely';

const statements = [
  `create table team_sum (
    agent_id uuid not null,
    day int4 not null,
    category text not null,
    code text not null,
    amount int8 not null,
    turnover int8 not null,
    entries int8 not null,
    primary key (agent_id, day, category, code)
  )`,
  `create table active_day (
    member_id uuid not null,
    day int4 not null,
    primary key (member_id, day)
  )`,
  `create table team_day (
    agent_id uuid not null,
    day int4 not null,
    active int4 not null,
    primary key (agent_id, day)
  )`,
  `insert into team_sum (agent_id, day, category, code, amount, turnover, entries)
    select ancestor_id, day, category, code, sum(amount)::int8, sum(turnover)::int8, sum(entries)::int8
    from daily_sum join member_ancestor using (member_id) group by 1, 2, 3, 4`,
  `insert into active_day (member_id, day) select distinct member_id, day from daily_sum where turnover > 0`,
  `insert into team_day (agent_id, day, active)
    select ancestor_id, day, count(*) from active_day join member_ancestor using (member_id) group by 1, 2`,
  `create index member_by_registration on member (registered_at)`,
  `create index posting_by_time on ledger_posting (created_at, entry_id, account_id) where code is not null`,
];

/** Daily sums of the teams of agents, and the days on which members are active. */
export const teamSums: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
