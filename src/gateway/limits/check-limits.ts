import { type Centavos, toPesos } from '#protocol/model/money.ts';
import type { PlayLimitKind } from '#protocol/model/protection/play-limit.ts';
import { Refusal } from '../http/refusal.ts';
import type { Sql } from '../store/database.ts';
import { frameAt } from './limit-frames.ts';
import { type HeldLimit, type OperatorLimit, operatorLimits } from './operator-limits.ts';
import { type UsedAmounts, usedInDeposits, usedInPlay } from './used-amounts.ts';

/** The limit that leaves the least, with what it leaves. */
interface Tightest extends Omit<HeldLimit, 'amount'> {
  readonly remaining: Centavos;
}

/** The limit that leaves the least. Null without a limit. */
export function tightestOf(
  limits: readonly HeldLimit[],
  used: Partial<UsedAmounts>,
): Tightest | null {
  const left = limits.map(({ kind, frame, amount }) => ({
    kind,
    frame,
    remaining: Math.max(0, amount - (used[kind]?.[frame] ?? 0)),
  }));
  return left.toSorted((one, other) => one.remaining - other.remaining)[0] ?? null;
}

/** The limits that a member has set. */
function ownLimits(
  sql: Sql,
  memberId: string,
  kinds: readonly PlayLimitKind[],
): Promise<HeldLimit[]> {
  return sql
    .selectFrom('play_limit')
    .select(['kind', 'frame', 'amount'])
    .where('member_id', '=', memberId)
    .where('kind', 'in', kinds)
    .execute();
}

/** Refusal `play_limit` for an amount above what the tightest limit leaves. `part`: the part of the amount that is asked for now. */
function refuseAbove(tightest: Tightest | null, amount: Centavos, part: Centavos, at: number) {
  if (tightest === null || amount <= tightest.remaining) return;
  const { kind, frame, remaining } = tightest;
  const fitting = Math.floor((remaining * part) / amount);
  throw new Refusal(200, 'play_limit', {
    value: { kind, frame, remaining: toPesos(fitting), until: frameAt(frame, at).until },
  });
}

/** A stake to check. */
export interface CheckedStake {
  readonly memberId: string;
  /** The number of limits of losses and stakes that the member has set, from the locked main wallet. */
  readonly limits: number;
  /** The end of an exclusion of the member, from there too. */
  readonly excludedUntil: number;
  /** The limits of the operator. */
  readonly maxima: readonly OperatorLimit[] | undefined;
  readonly stake: Centavos;
  /** The second stake that may follow, which the limits must allow too. 0 by default. */
  readonly raise?: Centavos;
  /** Id of the bet, when it is in the store already. */
  readonly bet?: string;
}

/**
 * Refusal `login.not.session` for an excluded member, whose sessions have ended, and `play_limit` for a stake that a limit of the member or of the operator does not allow. Its value is the kind, the
 * frame, the stake that is left in pesos (`remaining`), and the end of the frame (`until`). Call it in the transaction that
 * places the bet, while the main wallet of the member is locked: so bets at the same time are counted one after the other.
 * Without a limit it reads nothing.
 */
export async function checkStakeLimits(
  sql: Sql,
  { memberId, limits: count, excludedUntil, maxima = [], stake, raise = 0, bet }: CheckedStake,
  at: number,
): Promise<void> {
  if (excludedUntil > at) throw new Refusal(401, 'login.not.session');
  const played = maxima.filter(({ kind }) => kind !== 'deposit');
  const ofOperator = await operatorLimits(sql, { memberId, maxima: played }, at);
  if (count === 0 && ofOperator.length === 0) return;
  const own = count === 0 ? [] : await ownLimits(sql, memberId, ['loss', 'stake']);
  const limits = [...own, ...ofOperator];
  if (limits.length === 0) return;
  const frames = [...new Set(limits.map(({ frame }) => frame))];
  const used = await usedInPlay(sql, { memberId, at, frames, ...(bet && { except: bet }) });
  refuseAbove(tightestOf(limits, used), stake + raise, stake, at);
}

/** A deposit to check. */
export interface CheckedDeposit {
  readonly memberId: string;
  readonly amount: Centavos;
  readonly maxima: readonly OperatorLimit[];
  /** Id of the deposit, when it is in the store already. */
  readonly deposit?: string;
}

/** The limit of deposits that leaves the least. Null without a limit. */
export async function tightestOfDeposits(
  sql: Sql,
  { memberId, maxima, deposit }: Omit<CheckedDeposit, 'amount'>,
  at: number,
): Promise<Tightest | null> {
  const own = await ownLimits(sql, memberId, ['deposit']);
  const deposited = maxima.filter(({ kind }) => kind === 'deposit');
  const limits = [...own, ...(await operatorLimits(sql, { memberId, maxima: deposited }, at))];
  if (limits.length === 0) return null;
  const frames = [...new Set(limits.map(({ frame }) => frame))];
  const wanted = { memberId, at, frames, ...(deposit && { except: deposit }) };
  return tightestOf(limits, await usedInDeposits(sql, wanted));
}

/** Refusal `play_limit` for a deposit that a limit does not allow. Call it while the member is locked. */
export async function checkDepositLimits(
  sql: Sql,
  checked: CheckedDeposit,
  at: number,
): Promise<void> {
  const { amount } = checked;
  refuseAbove(await tightestOfDeposits(sql, checked, at), amount, amount, at);
}

/** Returns whether a deposit, asked for at a time, would pass a limit now. Call it while the member is locked. */
export async function passesDepositLimits(
  sql: Sql,
  checked: CheckedDeposit,
  at: number,
): Promise<boolean> {
  const tightest = await tightestOfDeposits(sql, checked, at);
  return tightest !== null && checked.amount > tightest.remaining;
}
