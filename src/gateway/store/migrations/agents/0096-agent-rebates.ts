import { sql } from 'kysely';
import type { Step } from '../../rolling/step.ts';

const statements = [
  `create table agent_rate_step (
    member_id uuid not null references member (id) on delete cascade,
    since_day int4 not null,
    rate int4 not null check (rate between 0 and 10000),
    primary key (member_id, since_day)
  )`,
  `create table agent_rebate_day (
    day int4 primary key,
    top_rate int4 not null check (top_rate between 0 and 10000),
    closed_at int8
  )`,
  `create index agent_rebate_day_open on agent_rebate_day (day) where closed_at is null`,
  `create table agent_rebate (
    agent_id uuid not null references member (id),
    day int4 not null references agent_rebate_day (day),
    category text not null,
    exposure int8 not null check (exposure > 0),
    amount int8 not null check (amount > 0),
    paid_at int8,
    primary key (agent_id, day, category)
  )`,
  `create index agent_rebate_to_pay on agent_rebate (day, agent_id, category) where paid_at is null`,
  `create index active_day_by_day on active_day (day, member_id)`,
];

/** Rebates of agents: the rates of members by day, the days with their highest rate, and what each agent gets for a day. */
export const agentRebates: Step = {
  // An older host changes a rate without its day: the day that is under way would be paid at the new rate.
  beside: 'all',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
