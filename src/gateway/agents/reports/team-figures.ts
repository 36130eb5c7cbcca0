import { sql as raw } from 'kysely';
import { startOfDay } from '#protocol/model/market-day.ts';
import type { Centavos } from '#protocol/model/money.ts';
import type { Sql } from '../../store/database.ts';
import { countsInProfit, isBonus, isIncome, settledAmount } from './profit-codes.ts';

/** The figures of the team of an agent on one day. The team is everybody below the agent, without the agent. */
export interface TeamFigures {
  /** Days since 1970-01-01 in +08:00. */
  readonly day: number;
  /** Members with turnover. */
  readonly activeMembers: number;
  readonly newMembers: number;
  readonly deposits: Centavos;
  /** Money that left for withdrawals, less what came back. */
  readonly withdrawals: Centavos;
  /** Stakes of settled bets that count. */
  readonly turnover: Centavos;
  /** Promotions and rebates of players. */
  readonly bonuses: Centavos;
  /** Winnings of the house from the team in settled bets, less promotions and rebates of players. */
  readonly profit: Centavos;
  /** The agent's income from contracts and rebates, less payments to downlines by contracts. */
  readonly commission: Centavos;
}

/** An agent, and days from `from` to before `to`, since 1970-01-01 in +08:00. */
export interface TeamDays {
  readonly agentId: string;
  readonly from: number;
  readonly to: number;
}

/** The figures of each of some days, oldest first, days without entries included. A job brings them up to date every few seconds. */
export async function teamFigures(
  sql: Sql,
  { agentId, from, to }: TeamDays,
): Promise<readonly TeamFigures[]> {
  const between = raw`between ${from}::int4 and ${to - 1}::int4`;
  const { rows } = await raw<TeamFigures>`
    with sums as (
      select day, sum(turnover) as turnover,
        sum(amount) filter (where code = 'deposit') as deposits,
        -sum(amount) filter (where code = 'withdraw') as withdrawals,
        sum(amount) filter (where ${isBonus}) as bonuses,
        -sum(${settledAmount}) filter (where ${countsInProfit}) as profit
      from team_sum where agent_id = ${agentId}::uuid and day ${between} group by day
    ), own as (
      select day, sum(amount) as commission from daily_sum
      where member_id = ${agentId}::uuid and day ${between} and ${isIncome} group by day
    ), joined as (
      select ((member.registered_at + 28800000) / 86400000)::int4 as day, count(*) as members
      from member_ancestor join member on member.id = member_ancestor.member_id
      where ancestor_id = ${agentId}::uuid
        and registered_at >= ${startOfDay(from)}::int8 and registered_at < ${startOfDay(to)}::int8
      group by 1
    )
    select day, coalesce(active, 0)::int4 as "activeMembers", coalesce(members, 0)::int4 as "newMembers",
      coalesce(deposits, 0)::int8 as deposits, coalesce(withdrawals, 0)::int8 as withdrawals,
      coalesce(turnover, 0)::int8 as turnover, coalesce(bonuses, 0)::int8 as bonuses, coalesce(profit, 0)::int8 as profit,
      coalesce(commission, 0)::int8 as commission
    from generate_series(${from}::int4, ${to - 1}::int4) as day
    left join sums using (day) left join own using (day) left join joined using (day)
    left join (select day, active from team_day where agent_id = ${agentId}::uuid) as actives using (day)
    order by day`.execute(sql);
  return rows;
}
