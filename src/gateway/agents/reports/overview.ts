import { sql as raw } from 'kysely';
import { type GameType, gameTypes } from '#protocol/vocabulary/category.ts';
import type { Sql } from '../../store/database.ts';
import { isOfGames, settledAmount, settledStake } from './profit-codes.ts';
import type { TeamDays } from './team-figures.ts';

/** Bets of a team in one category, in centavos. */
interface TeamCategory {
  readonly category: GameType;
  readonly stake: number;
  readonly payout: number;
  readonly turnover: number;
  /** Won by the house in settled bets, before bonuses. */
  readonly profit: number;
}

/** The bets of the team of an agent in some days, by category. Categories without bets are left out. */
export async function teamCategories(
  sql: Sql,
  { agentId, from, to }: TeamDays,
): Promise<readonly TeamCategory[]> {
  const rows = await sql
    .selectFrom('team_sum')
    .select('category')
    .select([
      raw<number>`coalesce(sum(${settledStake}) filter (where ${isOfGames}), 0)::int8`.as('stake'),
      raw<number>`coalesce(sum(amount) filter (where code = 'winning'), 0)::int8`.as('payout'),
      raw<number>`coalesce(sum(turnover), 0)::int8`.as('turnover'),
      raw<number>`coalesce(-sum(${settledAmount}) filter (where ${isOfGames}), 0)::int8`.as(
        'profit',
      ),
    ])
    .where('agent_id', '=', agentId)
    .where('day', '>=', from)
    .where('day', '<', to)
    .where('category', '<>', '')
    .groupBy('category')
    .execute();
  return gameTypes.flatMap((category) => {
    const row = rows.find((one) => one.category === category);
    return row ? [{ ...row, category }] : [];
  });
}

/** The size of a team, and its members with turnover in some days, each counted once. */
export async function teamPeople(sql: Sql, { agentId, from, to }: TeamDays) {
  const { rows } = await raw<{ members: number; active: number }>`
    select count(*)::int4 as members, count(*) filter (where exists (
        select from active_day where active_day.member_id = team.member_id
          and day between ${from}::int4 and ${to - 1}::int4
      ))::int4 as active
    from member_ancestor as team where ancestor_id = ${agentId}::uuid`.execute(sql);
  return rows[0] ?? { members: 0, active: 0 };
}
