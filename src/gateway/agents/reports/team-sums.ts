import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../../store/database.ts';

/** Columns of `team_sum` in the order of `teamSumsOf`. */
const columns = raw`agent_id, day, category, code, amount, turnover, entries, open_stakes`;

/** Sums rows of `daily_sum` by the agents above their members. */
function teamSumsOf(source: RawBuilder<unknown>) {
  return raw`
    select ancestor_id, day, category, code, sum(amount)::int8, sum(turnover)::int8, sum(entries)::int8,
      sum(open_stakes)::int8
    from ${source} as source join member_ancestor using (member_id)
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`;
}

/** Counts the rows of `active_day` by the agents above their members. */
function activeCountsOf(source: RawBuilder<unknown>) {
  return raw`
    select ancestor_id, day, count(*)::int4
    from ${source} as source join member_ancestor using (member_id)
    group by 1, 2 order by 1, 2`;
}

/**
 * Common table expressions that add `changes`, which has the columns of `daily_sum`, to the sums of the teams. A member is
 * counted as active once a day, by the statement that adds the row of `active_day`.
 */
export function addToTeams(changes: RawBuilder<unknown>) {
  return raw`
    team_added as (
      insert into team_sum (${columns}) ${teamSumsOf(changes)}
      on conflict (agent_id, day, category, code) do update set
        amount = team_sum.amount + excluded.amount,
        turnover = team_sum.turnover + excluded.turnover,
        entries = team_sum.entries + excluded.entries,
        open_stakes = team_sum.open_stakes + excluded.open_stakes
    ), newly_active as (
      insert into active_day (member_id, day)
      select distinct member_id, day from ${changes} as source where turnover > 0 order by 1, 2
      on conflict do nothing returning member_id, day
    ), team_active as (
      insert into team_day (agent_id, day, active) ${activeCountsOf(raw`newly_active`)}
      on conflict (agent_id, day) do update set active = team_day.active + excluded.active
    )`;
}

/** Deletes the sums of the teams and computes them again from the daily sums. Call inside the transaction that has computed those. */
export async function rebuildTeamSums(sql: Sql): Promise<void> {
  await sql.deleteFrom('team_sum').execute();
  await sql.deleteFrom('active_day').execute();
  await sql.deleteFrom('team_day').execute();
  await raw`insert into team_sum (${columns}) ${teamSumsOf(raw`daily_sum`)}`.execute(sql);
  await raw`insert into active_day (member_id, day)
    select distinct member_id, day from daily_sum where turnover > 0`.execute(sql);
  await raw`insert into team_day (agent_id, day, active) ${activeCountsOf(raw`active_day`)}`.execute(
    sql,
  );
}
