import type { Centavos } from '#protocol/model/money.ts';
import {
  countedDeposits,
  type DepositBasis,
  depositBasis,
  sumOfDeposits,
} from '../deposits/deposits.ts';
import type { Sql } from '../store/database.ts';
import type { StoredCondition } from '../store/tables/activity-tables.ts';
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

/** Sum of the deposits that arrived in a period and were not taken back. */
async function depositSum(sql: Sql, memberId: string, period: Period): Promise<Centavos> {
  return sumOfDeposits(await countedDeposits(sql, memberId, period));
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
interface ConditionProgress extends StoredCondition {
  readonly done: number;
}

function periodOf({ counts_from: from, ends_at: ends }: Activity): Period {
  return { from, until: ends ?? Number.MAX_SAFE_INTEGER };
}

/** The conditions of an activity with the progress of a member. */
export async function progressOf(
  sql: Sql,
  memberId: string,
  activity: Activity,
): Promise<ConditionProgress[]> {
  const { conditions } = activity;
  const period = periodOf(activity);
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

/** The deposits that the reward of an activity rests on, as far as its conditions ask for deposits. */
interface ActivityBasis {
  /** Null when no condition asks for deposits, or the deposits do not suffice. */
  readonly restsOn: DepositBasis | null;
  readonly suffices: boolean;
}

/** Finds the deposits that the reward of an activity rests on. None of them is taken back until the transaction ends. */
export async function basisOf(
  sql: Sql,
  memberId: string,
  activity: Activity,
): Promise<ActivityBasis> {
  const targets = activity.conditions
    .filter(({ kind }) => kind === 'deposits')
    .map(({ target }) => target);
  if (targets.length === 0) return { restsOn: null, suffices: true };
  const least = Math.max(...targets);
  const restsOn = await depositBasis(sql, memberId, { ...periodOf(activity), least });
  return { restsOn, suffices: restsOn !== null };
}
