import { type RawBuilder, sql as raw } from 'kysely';
import { dayOf, startOfDay } from '#protocol/model/market-day.ts';
import type { Centavos } from '#protocol/model/money.ts';
import type { Sql } from '../../store/database.ts';
import type { ContractKind, TeamTotals } from '../../store/tables/agents/contract-tables.ts';
import { countsInProfit, settledAmount } from '../reports/profit-codes.ts';

/** A time from `from` to before `to`, epoch milliseconds. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Least values of an active member in the time of a contract, in centavos. */
export interface ActiveRule {
  readonly activeTurnover: Centavos;
  /** Deposits, less those that were taken back. */
  readonly activeDeposit: Centavos;
}

/** A condition on the turnover and the deposits of a member. */
function isActive(turnover: RawBuilder<unknown>, deposits: RawBuilder<unknown>, rule: ActiveRule) {
  return raw<boolean>`(${turnover} >= ${Math.max(1, rule.activeTurnover)}::int8
    and coalesce(${deposits}, 0) >= ${rule.activeDeposit}::int8)`;
}

/** The totals of whole days, from the daily sums. Stakes of open bets count when they are settled. */
async function totalsOfDays(
  sql: Sql,
  memberId: string,
  { from, to }: Span,
  rule: ActiveRule,
): Promise<TeamTotals> {
  const between = raw`day between ${dayOf(from)}::int4 and ${dayOf(to - 1)}::int4`;
  const { rows } = await raw<TeamTotals>`
    with sums as (
      select turnover, amount, open_stakes, code from team_sum
      where agent_id = ${memberId}::uuid and ${between}
      union all
      select turnover, amount, open_stakes, code from daily_sum
      where member_id = ${memberId}::uuid and ${between}
    ), team as (
      select member_id from member_ancestor where ancestor_id = ${memberId}::uuid
      union all select ${memberId}::uuid
    ), playing as (
      select member_id from team where exists (
        select from active_day where active_day.member_id = team.member_id and ${between}
      )
    )
    select coalesce(sum(turnover), 0)::int8 as turnover,
      coalesce(-sum(${settledAmount}) filter (where ${countsInProfit}), 0)::int8 as profit,
      (select count(*) from playing cross join lateral (
        select sum(turnover) as turnover, sum(amount) filter (where code = 'deposit') as deposits
        from daily_sum where daily_sum.member_id = playing.member_id and ${between}
      ) as own where ${isActive(raw`own.turnover`, raw`own.deposits`, rule)})::int4 as active
    from sums`.execute(sql);
  return rows[0] ?? { turnover: 0, profit: 0, active: 0 };
}

/** The settlements of bets of a member and the team in a time. The index `ledger_entry_turnover` holds all columns that are read. */
function settlementsOf(memberId: string, { from, to }: Span) {
  return raw`(
    select member_id, turnover, created_at from ledger_entry
    where turnover > 0 and created_at >= ${from}::int8 and created_at < ${to}::int8
      and (member_id = ${memberId}::uuid or exists (
        select from member_ancestor
        where member_ancestor.member_id = ledger_entry.member_id and ancestor_id = ${memberId}::uuid
      ))
  ) as settlement`;
}

/** The totals of any time, from the entries. The profit is not counted. Deposits count from the start of the day on. */
async function totalsOfTime(
  sql: Sql,
  memberId: string,
  span: Span,
  rule: ActiveRule,
): Promise<TeamTotals> {
  const deposits = raw`(
    select sum(amount) from ledger_posting
    where account_id = own.member_id::text and code = 'deposit'
      and created_at >= ${startOfDay(dayOf(span.from))}::int8 and created_at < ${span.to}::int8
  )`;
  const { rows } = await raw<TeamTotals>`
    select coalesce(sum(turnover), 0)::int8 as turnover, 0 as profit,
      (count(*) filter (where ${isActive(raw`turnover`, deposits, rule)}))::int4 as active
    from (
      select member_id, sum(turnover) as turnover from ${settlementsOf(memberId, span)} group by member_id
    ) as own`.execute(sql);
  return rows[0] ?? { turnover: 0, profit: 0, active: 0 };
}

/** The first day with turnover of a member and the team, from the daily sums. Null for none. */
async function firstDay(sql: Sql, memberId: string, { from, to }: Span): Promise<number | null> {
  const hasTurnover = raw`day between ${dayOf(from)}::int4 and ${dayOf(to - 1)}::int4 and turnover <> 0`;
  const { rows } = await raw<{ day: number | null }>`
    select least(
      (select min(day) from team_sum where agent_id = ${memberId}::uuid and ${hasTurnover}),
      (select min(day) from daily_sum where member_id = ${memberId}::uuid and ${hasTurnover})
    ) as day`.execute(sql);
  return rows[0]?.day ?? null;
}

/**
 * A time in the first unit of a contract with turnover of a member and the team. Null for none. Salaries of days look at the
 * daily sums.
 */
export async function firstTurnover(
  sql: Sql,
  { kind, memberId }: { readonly kind: ContractKind; readonly memberId: string },
  span: Span,
): Promise<number | null> {
  if (kind === 'dailySalary') {
    const day = await firstDay(sql, memberId, span);
    return day === null ? null : startOfDay(day);
  }
  const { rows } = await raw<{ at: number | null }>`
    select min(created_at) as at from ${settlementsOf(memberId, span)}`.execute(sql);
  return rows[0]?.at ?? null;
}

/** The totals that a contract is settled by, and the turnover that its thresholds look at. */
interface ContractTotals {
  readonly totals: TeamTotals;
  readonly reached: Centavos;
}

/**
 * The totals of a member and the team for a contract. The thresholds of a real-time salary look at the day until the end of
 * the time, the thresholds of the others at the time itself.
 */
export async function contractTotals(
  sql: Sql,
  { kind, memberId }: { readonly kind: ContractKind; readonly memberId: string },
  span: Span,
  rule: ActiveRule,
): Promise<ContractTotals> {
  if (kind === 'dividend' || kind === 'dailySalary') {
    const totals = await totalsOfDays(sql, memberId, span, rule);
    return { totals, reached: totals.turnover };
  }
  const totals = await totalsOfTime(sql, memberId, span, rule);
  if (kind === 'hourlySalary') return { totals, reached: totals.turnover };
  const day = { from: startOfDay(dayOf(span.from)), to: span.to };
  const ofDay = await totalsOfTime(sql, memberId, day, rule);
  return { totals: { ...totals, active: ofDay.active }, reached: ofDay.turnover };
}
