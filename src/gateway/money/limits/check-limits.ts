import { type Centavos, toPesos } from '#protocol/model/money.ts';
import type { PlayLimitFrame, PlayLimitKind } from '#protocol/model/protection/play-limit.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Sql } from '../../store/database.ts';
import { checkPace, type PacedRound } from './check-pace.ts';
import { frameAt } from './limit-frames.ts';
import { usedInDeposits, usedInPlay, type UsedAmounts } from './used-amounts.ts';

/** A limit that holds: of the member, or of the operator. */
export interface HeldLimit {
  readonly kind: PlayLimitKind;
  readonly frame: PlayLimitFrame;
  readonly amount: Centavos;
}

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
  /** The limits of the operator. */
  readonly maxima: readonly HeldLimit[] | undefined;
  readonly stake: Centavos;
  /** The second stake that may follow, which the limits must allow too. 0 by default. */
  readonly raise?: Centavos;
  /** Id of the bet, when it is in the store already. */
  readonly bet?: string;
  /** A round that has a least time since the last bet of its category. */
  readonly category?: PacedRound['category'];
  readonly leastMs?: number;
}

/**
 * Refusal `play_limit` for a stake that a limit of the member or of the operator does not allow. Its value is the kind, the
 * frame, the stake that is left in pesos (`remaining`), and the end of the frame (`until`). Call it in the transaction that
 * places the bet (also `TOO_MANY_REQUEST` before `leastMs`), while the main wallet of the member is locked: so bets at the same time are counted one after the other.
 * Without a limit it reads nothing.
 */
export async function checkStakeLimits(
  sql: Sql,
  { memberId, limits: count, maxima = [], stake, raise = 0, bet, ...paced }: CheckedStake,
  at: number,
): Promise<void> {
  const { category, leastMs } = paced;
  if (category && leastMs) await checkPace(sql, { memberId, category, leastMs }, at);
  const ofOperator = maxima.filter(({ kind }) => kind !== 'deposit');
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
  readonly maxima: readonly HeldLimit[];
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
  const limits = [...own, ...maxima.filter(({ kind }) => kind === 'deposit')];
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
