import { type Centavos, toPesos } from '#protocol/model/money.ts';
import type { PlayLimitKind, SummedFrame } from '#protocol/model/protection/play-limit.ts';
import { Refusal } from '../http/refusal.ts';
import type { Sql } from '../store/database.ts';
import { freeAgainAt } from './free-again.ts';
import { type HeldLimit, type OperatorLimit, operatorLimits } from './operator-limits.ts';
import { type UsedAmounts, usedInDeposits, usedInPlay } from './used-amounts.ts';

/** The limit that leaves the least, with what it leaves. */
interface Tightest extends HeldLimit {
  readonly remaining: Centavos;
}

/** The amount that counts against a limit. Nothing counts against one of each bet. */
export const usedOf = (
  used: Partial<UsedAmounts>,
  { kind, frame }: Pick<HeldLimit, 'kind' | 'frame'>,
): Centavos => (kind === 'wager' || frame === 'bet' ? 0 : (used[kind]?.[frame] ?? 0));

/** The limit that leaves the least. Null without a limit. */
export function tightestOf(
  limits: readonly HeldLimit[],
  used: Partial<UsedAmounts>,
): Tightest | null {
  const left = limits.map((limit) => ({
    ...limit,
    remaining: Math.max(0, limit.amount - usedOf(used, limit)),
  }));
  return leastOf(left);
}

function leastOf(all: readonly Tightest[]): Tightest | null {
  return all.toSorted((one, other) => one.remaining - other.remaining)[0] ?? null;
}

/** The frames that are read together. */
interface ReadFrames {
  readonly frames: readonly SummedFrame[];
  readonly isRolling: boolean;
}

/** The tightest of limits, some of which may be rolling. One read for each of both, and none for limits of each bet. */
async function tightestByReads(
  limits: readonly HeldLimit[],
  read: (frames: ReadFrames) => Promise<Partial<UsedAmounts>>,
): Promise<Tightest | null> {
  const ofEachBet = tightestOf(
    limits.filter(({ frame }) => frame === 'bet'),
    {},
  );
  const found: Tightest[] = ofEachBet === null ? [] : [ofEachBet];
  for (const isRolling of [false, true]) {
    const some = limits.filter(({ rolling = false }) => rolling === isRolling);
    const frames = [...new Set(some.flatMap(({ frame }) => (frame === 'bet' ? [] : [frame])))];
    if (frames.length === 0) continue;
    const tightest = tightestOf(some, await read({ frames, isRolling }));
    if (tightest !== null) found.push(tightest);
  }
  return leastOf(found);
}

/** The limits that a member has set. */
function ownLimits(
  sql: Sql,
  memberId: string,
  kinds: readonly PlayLimitKind[],
): Promise<HeldLimit[]> {
  return sql
    .selectFrom('play_limit')
    .select(['kind', 'frame', 'amount', 'rolling'])
    .where('member_id', '=', memberId)
    .where('kind', 'in', kinds)
    .execute();
}

/** An amount to compare with a limit. `part`: the part of the amount that is asked for now. */
interface Wanted {
  readonly memberId: string;
  readonly amount: Centavos;
  readonly part: Centavos;
}

/** Refusal `play_limit` for an amount above what the tightest limit leaves. */
async function refuseAbove(
  sql: Sql,
  tightest: Tightest | null,
  { memberId, amount, part }: Wanted,
  at: number,
): Promise<void> {
  if (tightest === null || amount <= tightest.remaining) return;
  const { kind, frame, remaining } = tightest;
  const fitting = Math.floor((remaining * part) / amount);
  const until = await freeAgainAt(sql, { memberId, limit: tightest }, at);
  throw new Refusal(200, 'play_limit', {
    value: { kind, frame, remaining: toPesos(fitting), until },
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
 * frame, the stake that is left in pesos (`remaining`), and the time from which more is left (`until`), null for a limit of each bet. A stake and the
 * second one that may follow are one bet. Call it in the transaction that
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
  const own = count === 0 ? [] : await ownLimits(sql, memberId, ['loss', 'stake', 'wager']);
  const limits = [...own, ...ofOperator];
  if (limits.length === 0) return;
  const except = bet && { except: bet };
  const tightest = await tightestByReads(limits, (frames) =>
    usedInPlay(sql, { memberId, at, ...frames, ...except }),
  );
  await refuseAbove(sql, tightest, { memberId, amount: stake + raise, part: stake }, at);
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
  const except = deposit && { except: deposit };
  return tightestByReads(limits, (frames) =>
    usedInDeposits(sql, { memberId, at, ...frames, ...except }),
  );
}

/** Refusal `play_limit` for a deposit that a limit does not allow. Call it while the member is locked. */
export async function checkDepositLimits(
  sql: Sql,
  checked: CheckedDeposit,
  at: number,
): Promise<void> {
  const { amount, memberId } = checked;
  const tightest = await tightestOfDeposits(sql, checked, at);
  await refuseAbove(sql, tightest, { memberId, amount, part: amount }, at);
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
