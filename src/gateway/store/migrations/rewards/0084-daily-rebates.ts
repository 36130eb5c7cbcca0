import { type Migration, sql } from 'kysely';

const statements = [
  `alter table rebate_rate add column since_day int4 not null default 0`,
  `alter table rebate_rate drop constraint rebate_rate_pkey`,
  `alter table rebate_rate add primary key (rank_id, category, since_day)`,
  `alter table rebate_line drop constraint rebate_line_pkey`,
  `alter table rebate_line add primary key (claim_id, category, rate)`,
  `create table rank_step (
    member_id uuid not null references member (id) on delete cascade,
    since_day int4 not null,
    rank_id text not null,
    primary key (member_id, since_day)
  )`,
];

/**
 * Rates of rebates and levels of members by the day since which they hold. A member without a step has had the level of today
 * on all days before.
 */
export const dailyRebates: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
