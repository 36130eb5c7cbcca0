import { sql as raw } from 'kysely';
import { dayOf } from '#protocol/model/market-day.ts';
import type { Centavos } from '#protocol/model/money.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';
import { readRanks } from '../../records/records.ts';
import type { Sql } from '../../store/database.ts';

/** The rebate of one category at one rate. */
export interface RebateLine {
  readonly category: GameType;
  /** Hundredths of a percent. */
  readonly rate: number;
  /** Turnover without a rebate yet. */
  readonly turnover: Centavos;
  readonly amount: Centavos;
}

/** The part of an amount at a rate in hundredths of a percent, floored to the centavo. */
export function partOf(amount: Centavos, rate: number): Centavos {
  return Number((BigInt(amount) * BigInt(rate)) / 10_000n);
}

/** The level of a member. The lowest one for a member without a level. Null when there are no levels. */
export async function levelOf(sql: Sql, memberId: string) {
  const ranks = await readRanks(sql);
  const member = sql.selectFrom('member').select('rank_id').where('id', '=', memberId);
  const { rank_id: id } = await member.executeTakeFirstOrThrow();
  return ranks.find((rank) => rank.id === id) ?? ranks[0] ?? null;
}

type Rated = Omit<RebateLine, 'amount'>;

/**
 * The turnover of a member without a rebate yet, by category and by the rate of its day. Claims take the turnover of the
 * earliest days first, so that each day is rebated once, at the rate of the level that the member had on the day. A cancelled
 * result has its turnover taken away on a later day: that lowers what the days up to it have left, the latest first, and then
 * what the next days bring.
 */
async function openTurnover(sql: Sql, memberId: string, level: string): Promise<readonly Rated[]> {
  const { rows } = await raw<Rated>`
    with spent as (
      select category, day, sum(turnover)::int8 as turnover
      from (
        select category, day, turnover from daily_sum where member_id = ${memberId}::uuid
        union all
        select category, ((created_at + 28800000) / 86400000)::int4, turnover
        from ledger_unsummed join ledger_entry on ledger_entry.id = entry_id
        where ledger_unsummed.member_id = ${memberId}::uuid and ledger_entry.member_id = ${memberId}::uuid
      ) as sums
      where category <> '' group by category, day having sum(turnover) <> 0
    ), rated as (
      select spent.*, rate.rate
      from spent
      cross join lateral (
        select coalesce(
          (select rank_id from rank_step where member_id = ${memberId}::uuid and since_day <= day
            order by since_day desc limit 1),
          case when exists (select from rank_step where member_id = ${memberId}::uuid)
            then (select id from rank order by sort limit 1) else ${level} end
        ) as id
      ) as level
      cross join lateral (
        select rate from rebate_rate
        where rank_id = level.id and rebate_rate.category = spent.category and since_day <= day
        order by since_day desc limit 1
      ) as rate
    ), rebated as (
      select category, sum(turnover)::int8 as turnover
      from rebate_line join rebate_claim on rebate_claim.id = claim_id
      where member_id = ${memberId}::uuid group by category
    ), reached as (
      select category, day, rate, sum(turnover) over (partition by category order by day) as total
      from rated
    ), lasting as (
      select category, day, rate, min(total) over (
        partition by category order by day rows between current row and unbounded following
      ) as total
      from reached
    ), left_over as (
      select lasting.category, rate, (lasting.total - greatest(
        lag(lasting.total, 1, 0::numeric) over (partition by lasting.category order by day), rebated.turnover, 0
      ))::int8 as turnover
      from lasting left join rebated on rebated.category = lasting.category
    )
    select category, rate, sum(turnover)::int8 as turnover from left_over
    where turnover > 0 group by category, rate`.execute(sql);
  return rows;
}

/** The rates of a level on a day (+08:00), each with no turnover. */
async function ratesOf(sql: Sql, level: string, day: number): Promise<readonly Rated[]> {
  const rates = await sql
    .selectFrom('rebate_rate')
    .distinctOn('category')
    .select(['category', 'rate'])
    .where('rank_id', '=', level)
    .where('since_day', '<=', day)
    .orderBy('category')
    .orderBy('since_day', 'desc')
    .execute();
  return rates.map((rate) => ({ ...rate, turnover: 0 }));
}

/** The highest rate first. */
function byRate(one: Rated, other: Rated): number {
  return other.rate - one.rate || (one.category < other.category ? -1 : 1);
}

/**
 * The rebate of a member that is not claimed yet, by category and rate, in the order of the rates. The turnover of a day has the
 * rate and the level of that day (+08:00). It is all that the ledger has, less the turnover of earlier claims: a bet that is settled
 * late counts in the next claim. The rates of the day of `now` are listed without turnover, too.
 */
export async function openRebate(
  sql: Sql,
  memberId: string,
  now: number,
): Promise<readonly RebateLine[]> {
  const level = await levelOf(sql, memberId);
  if (level === null) return [];
  const open = await openTurnover(sql, memberId, level.id);
  const isOpen = new Set(open.map(({ category, rate }) => `${category} ${rate}`));
  const rates = await ratesOf(sql, level.id, dayOf(now));
  const others = rates.filter(({ category, rate }) => !isOpen.has(`${category} ${rate}`));
  return [...open, ...others]
    .toSorted(byRate)
    .map((line) => ({ ...line, amount: partOf(line.turnover, line.rate) }));
}

/** The lines that a claim pays: those with turnover, of the categories that have at least a centavo. */
export function payableLines(lines: readonly RebateLine[]): readonly RebateLine[] {
  const paid = new Set(lines.filter(({ amount }) => amount > 0).map(({ category }) => category));
  return lines.filter(({ category, turnover }) => turnover > 0 && paid.has(category));
}

/** The sum of the lines. */
export function sumOf(lines: readonly RebateLine[]): Centavos {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

/** A rate of rebates. */
interface RebateRate {
  readonly category: GameType;
  /** Id of a level. */
  readonly rank: string;
  /** Hundredths of a percent. */
  readonly rate: number;
}

/**
 * Sets rates of rebates from a day (+08:00) on, and leaves the others as they are. The turnover of earlier days keeps its rate.
 */
export async function setRebateRates(
  sql: Sql,
  rates: readonly RebateRate[],
  sinceDay: number,
): Promise<void> {
  for (const { category, rank, rate } of rates) {
    await sql
      .insertInto('rebate_rate')
      .values({ category, rank_id: rank, since_day: sinceDay, rate })
      .onConflict((on) => on.columns(['rank_id', 'category', 'since_day']).doUpdateSet({ rate }))
      .execute();
  }
}
