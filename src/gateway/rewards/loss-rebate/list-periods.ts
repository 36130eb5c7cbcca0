import { sql as raw } from 'kysely';
import type { Sql } from '../../store/database.ts';

/**
 * The last closed periods of the rules of loss rebates, the latest first, for the operator. Days since 1970-01-01 in +08:00,
 * amounts in centavos. `offered` and `claimed` count members.
 */
export function listLossRebatePeriods(sql: Sql) {
  return sql
    .selectFrom('loss_rebate_period as period')
    .leftJoin('loss_rebate as rebate', (join) =>
      join
        .onRef('rebate.rule', '=', 'period.rule')
        .onRef('rebate.first_day', '=', 'period.first_day'),
    )
    .leftJoin('reward', 'reward.id', 'rebate.reward_id')
    .select(['period.rule', 'period.first_day as firstDay', 'period.members'])
    .select('period.closed_at as closedAt')
    .select(({ fn, eb }) => [
      raw<number>`coalesce(sum(rebate.loss), 0)::int8`.as('loss'),
      raw<number>`coalesce(sum(rebate.amount), 0)::int8`.as('amount'),
      fn.count<number>('rebate.reward_id').as('offered'),
      fn
        .count<number>('reward.id')
        .filterWhere(eb('reward.state', '=', 'claimed'))
        .as('claimed'),
    ])
    .groupBy(['period.rule', 'period.first_day'])
    .orderBy('period.first_day', 'desc')
    .orderBy('period.rule')
    .limit(100)
    .execute();
}
