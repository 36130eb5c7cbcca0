import type { Centavos } from '#contract/model/money.ts';
import type { Sql } from '../store/database.ts';
import type { StoredCondition } from './activity-tables.ts';
import type { Activity } from './status-by-time.ts';

/** The time in which deposits and bets count. `until` is excluded. */
interface Period {
  readonly from: number;
  readonly until: number;
}

async function memberFact(
  sql: Sql,
  memberId: string,
  kind: 'mobileVerified' | 'realName',
): Promise<number> {
  const member = await sql
    .selectFrom('member')
    .select(['mobile_verified_at', 'real_name'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const holds =
    kind === 'realName' ? member.real_name.trim() !== '' : member.mobile_verified_at !== null;
  return holds ? 1 : 0;
}

/** Sum of the deposits that arrived, less those that were taken back. */
async function depositSum(sql: Sql, memberId: string, { from, until }: Period): Promise<Centavos> {
  const { sum } = await sql
    .selectFrom('ledger_posting')
    .select((of) => of.fn.sum<number | null>('amount').as('sum'))
    .where('account_id', '=', memberId)
    .where('code', '=', 'deposit')
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .executeTakeFirstOrThrow();
  return Math.max(0, Number(sum ?? 0));
}

/** Turnover and number of the bets that were placed in a period and count as turnover. */
async function playOf(
  sql: Sql,
  memberId: string,
  { from, until, category }: Period & Pick<StoredCondition, 'category'>,
): Promise<{ turnover: Centavos; bets: number }> {
  let bets = sql
    .selectFrom('round')
    .select((of) => [
      of.fn.sum<number | null>('valid_bet').as('turnover'),
      of.fn.countAll<number>().as('bets'),
    ])
    .where('member_id', '=', memberId)
    .where('valid_bet', '>', 0)
    .where('created_at', '>=', from)
    .where('created_at', '<', until);
  if (category !== null) bets = bets.where('category', '=', category);
  const found = await bets.executeTakeFirstOrThrow();
  return { turnover: Number(found.turnover ?? 0), bets: Number(found.bets) };
}

async function doneOf(
  sql: Sql,
  memberId: string,
  { kind, category }: StoredCondition,
  period: Period,
): Promise<number> {
  if (kind === 'mobileVerified' || kind === 'realName') return memberFact(sql, memberId, kind);
  if (kind === 'deposits') return depositSum(sql, memberId, period);
  return (await playOf(sql, memberId, { ...period, category }))[kind];
}

/** A condition with its progress, in the unit of its target. */
export interface ConditionProgress extends StoredCondition {
  readonly done: number;
}

/** The conditions of an activity with the progress of a member. */
export async function progressOf(
  sql: Sql,
  memberId: string,
  { conditions, counts_from: from, ends_at: ends }: Activity,
): Promise<ConditionProgress[]> {
  const period = { from, until: ends ?? Number.MAX_SAFE_INTEGER };
  const progress: ConditionProgress[] = [];
  for (const condition of conditions) {
    progress.push({ ...condition, done: await doneOf(sql, memberId, condition, period) });
  }
  return progress;
}

/** True when every condition is met. */
export function isMet(progress: readonly ConditionProgress[]): boolean {
  return progress.every(({ done, target }) => done >= target);
}
