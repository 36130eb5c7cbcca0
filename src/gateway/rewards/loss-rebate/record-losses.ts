import { sql as raw } from 'kysely';
import { startOfDay } from '#protocol/model/market-day.ts';
import type { Centavos } from '#protocol/model/money.ts';
import type { Sql } from '../../store/database.ts';

/** Days from `from` to before `to`, in days since 1970-01-01 (+08:00). `from` identifies a period. */
export interface LossDays {
  readonly from: number;
  readonly to: number;
}

/**
 * The cash that a round has lost: its stake less its payout, without the parts of bonuses. The same figure as the cash of
 * `splitPayout`. Free of bonus money, so that no rebate is given for money that the house gave.
 */
const cashLoss = raw`case when bonus_stakes is null then stake - payout else (
  select case when stake > sum(part)
    then stake - sum(part) - payout + sum(div(payout::numeric * part, stake::numeric)) else 0 end
  from (
    select (one->>'amount')::int8 as part from jsonb_array_elements(bonus_stakes) as one
  ) as parts
) end`;

/**
 * The cash that the cancelled results of a member had lost in periods that were closed before: they count the other way round
 * in the period in which they were cancelled. A period that is closed later has left these bets out.
 */
const lossBack = (rule: string, { from, to }: LossDays) => raw`(
  select coalesce(sum(reversal.cash_loss), 0) from bet_reversal as reversal join round on round.id = reversal.round_id
  cross join lateral (select ((round.settled_at + 28800000) / 86400000)::int4 as day) as settled
  where reversal.member_id = active.member_id
    and reversed_at >= ${startOfDay(from)} and reversed_at < ${startOfDay(to)}
    and exists (
      select from loss_rebate_period as closed where closed.rule = ${rule} and closed_at <= reversed_at
        and closed.first_day <= settled.day and closed.first_day + ${to - from}::int4 > settled.day
    )
)`;

/**
 * Records the loss of each member with real money who has lost at least `least` in the bets that were settled in a period.
 * Returns the number of them. Members without a bet in the period are not looked at: the daily sums and the entries that wait
 * for them name the others.
 */
export async function recordLosses(
  sql: Sql,
  { rule, days: { from, to }, least }: { rule: string; days: LossDays; least: Centavos },
): Promise<number> {
  const { rows } = await raw<{ members: number }>`
    with active as (
      select member_id from daily_sum where day >= ${from}::int4 and day < ${to}::int4
      union select member_id from ledger_unsummed
    ), lost as (
      select active.member_id, sums.loss::int8 as loss
      from active
      join ledger_account as wallet on wallet.id = active.member_id::text and wallet.kind = 'member'
      cross join lateral (
        select coalesce(sum(${cashLoss}), 0) - ${lossBack(rule, { from, to })} as loss from round
        where round.member_id = active.member_id
          and settled_at >= ${startOfDay(from)} and settled_at < ${startOfDay(to)}
      ) as sums
      where sums.loss >= ${Math.max(1, least)}
    ), recorded as (
      insert into loss_rebate (rule, first_day, member_id, loss)
      select ${rule}, ${from}::int4, member_id, loss from lost
      returning 1
    ) select count(*)::int4 as members from recorded`.execute(sql);
  return rows[0]?.members ?? 0;
}

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
