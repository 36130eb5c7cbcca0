import { type Centavos, toPesos } from '#protocol/model/money.ts';
import type { PlayLimitKind, SummedFrame } from '#protocol/model/protection/play-limit.ts';
import { Refusal } from '../http/refusal.ts';
import type { Sql } from '../store/database.ts';
import { freeAgainAt } from './free-again.ts';
import { type HeldLimit, type OperatorLimit, operatorLimits } from './operator-limits.ts';
import { type UsedAmounts, usedInDeposits, usedInPlay, usedTime } from './used-amounts.ts';

/** A limit with what it leaves. */
interface Rest extends HeldLimit {
  readonly remaining: Centavos;
}

/** The amount that counts against a limit. Nothing counts against one of each bet. */
export const usedOf = (
  used: Partial<UsedAmounts>,
  { kind, frame }: Pick<HeldLimit, 'kind' | 'frame'>,
): Centavos => (kind === 'wager' || frame === 'bet' ? 0 : (used[kind]?.[frame] ?? 0));

/** Each limit with what it leaves. */
const restsOf = (limits: readonly HeldLimit[], used: Partial<UsedAmounts>): Rest[] =>
  limits.map((limit) => ({
    ...limit,
    remaining: Math.max(0, limit.amount - usedOf(used, limit)),
  }));

/** The limit that leaves the least. Null without a limit. */
export const tightestOf = (limits: readonly HeldLimit[], used: Partial<UsedAmounts>): Rest | null =>
  leastOf(restsOf(limits, used));

function leastOf(all: readonly Rest[]): Rest | null {
  return all.toSorted((one, other) => one.remaining - other.remaining)[0] ?? null;
}

/** The frames that are read together. */
interface ReadFrames {
  readonly frames: readonly SummedFrame[];
  readonly isRolling: boolean;
}

/** Each limit with what it leaves; some may be rolling. One read for each of both, and none for limits of each bet. */
async function restsByReads(
  limits: readonly HeldLimit[],
  read: (frames: ReadFrames) => Promise<Partial<UsedAmounts>>,
): Promise<Rest[]> {
  const found = restsOf(
    limits.filter(({ frame }) => frame === 'bet'),
    {},
  );
  for (const isRolling of [false, true]) {
    const some = limits.filter(({ rolling = false }) => rolling === isRolling);
    const frames = [...new Set(some.flatMap(({ frame }) => (frame === 'bet' ? [] : [frame])))];
    if (frames.length === 0) continue;
    const summed = some.filter(({ frame }) => frame !== 'bet');
    found.push(...restsOf(summed, await read({ frames, isRolling })));
  }
  return found;
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
  tightest: Rest | null,
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
  /** The number of limits of bets that the member has set, from the locked main wallet. */
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
  /** It belongs to a bet that has begun: a second stake. The time at play does not stop it. */
  readonly isBegun?: boolean | undefined;
}

const isTime = ({ kind }: HeldLimit): boolean => kind === 'time';

/** Refusal `play_limit` when a limit of the time at play leaves nothing. Of several, it names the one that is free again last. */
async function refuseAfterTime(
  sql: Sql,
  { memberId, limits }: { readonly memberId: string; readonly limits: readonly HeldLimit[] },
  at: number,
): Promise<void> {
  const rests = await restsByReads(limits, (frames) => usedTime(sql, { memberId, at, ...frames }));
  const usedUp = [];
  for (const limit of rests.filter(({ remaining }) => remaining === 0)) {
    usedUp.push({ ...limit, until: (await freeAgainAt(sql, { memberId, limit }, at)) ?? at });
  }
  const [last] = usedUp.toSorted((one, other) => other.until - one.until);
  if (last === undefined) return;
  const { kind, frame, until } = last;
  throw new Refusal(200, 'play_limit', { value: { kind, frame, remaining: 0, until } });
}

/** A member who begins to play. */
interface Beginner {
  readonly memberId: string;
  /** The limits of the operator. */
  readonly maxima: readonly OperatorLimit[];
}

/** Refusal `play_limit` for a member whose time at play is used up. Each bet is checked again in its transaction. */
export async function checkTimeLimits(
  sql: Sql,
  { memberId, maxima }: Beginner,
  at: number,
): Promise<void> {
  const own = await ownLimits(sql, memberId, ['time']);
  const ofOperator = await operatorLimits(sql, { memberId, maxima: maxima.filter(isTime) }, at);
  await refuseAfterTime(sql, { memberId, limits: [...own, ...ofOperator] }, at);
}

/**
 * Refusal `login.not.session` for an excluded member, whose sessions have ended, and `play_limit` for a stake that a limit of the member or of the operator does not allow. Its value is the kind, the
 * frame, the stake that is left in pesos (`remaining`, 0 when the time at play is used up), and the time from which more is left (`until`), null for a limit of each bet. A stake and the
 * second one that may follow are one bet. Call it in the transaction that
 * places the bet, while the main wallet of the member is locked: so bets at the same time are counted one after the other.
 * Without a limit it reads nothing.
 */
export async function checkStakeLimits(
  sql: Sql,
  {
    memberId,
    limits: count,
    excludedUntil,
    maxima = [],
    stake,
    raise = 0,
    bet,
    isBegun = false,
  }: CheckedStake,
  at: number,
): Promise<void> {
  if (excludedUntil > at) throw new Refusal(401, 'login.not.session');
  const played = maxima.filter(({ kind }) => kind !== 'deposit');
  const ofOperator = await operatorLimits(sql, { memberId, maxima: played }, at);
  if (count === 0 && ofOperator.length === 0) return;
  const own = count === 0 ? [] : await ownLimits(sql, memberId, ['loss', 'stake', 'time', 'wager']);
  const all = [...own, ...ofOperator];
  if (!isBegun) await refuseAfterTime(sql, { memberId, limits: all.filter(isTime) }, at);
  const limits = all.filter((limit) => !isTime(limit));
  if (limits.length === 0) return;
  const except = bet && { except: bet };
  const rests = await restsByReads(limits, (frames) =>
    usedInPlay(sql, { memberId, at, ...frames, ...except }),
  );
  await refuseAbove(sql, leastOf(rests), { memberId, amount: stake + raise, part: stake }, at);
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
): Promise<Rest | null> {
  const own = await ownLimits(sql, memberId, ['deposit']);
  const deposited = maxima.filter(({ kind }) => kind === 'deposit');
  const limits = [...own, ...(await operatorLimits(sql, { memberId, maxima: deposited }, at))];
  if (limits.length === 0) return null;
  const except = deposit && { except: deposit };
  const rests = await restsByReads(limits, (frames) =>
    usedInDeposits(sql, { memberId, at, ...frames, ...except }),
  );
  return leastOf(rests);
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
