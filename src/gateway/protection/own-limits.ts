import { sql as raw } from 'kysely';
import { type Centavos, toPesos } from '#protocol/model/money.ts';
import {
  framesOf,
  type PlayLimitFrame,
  type PlayLimitKind,
} from '#protocol/model/protection/play-limit.ts';
import { Refusal } from '../http/refusal.ts';
import { type HeldLimit, operatorLimits } from '../limits/limits.ts';
import type { Sql } from '../store/database.ts';
import type { MarketPack } from './market-pack.ts';

const hourMs = 3_600_000;

/** An unconfirmed change lapses this long after it could be confirmed first, in milliseconds. */
export const confirmableMs = 7 * 24 * hourMs;

/** The limit of a member that is meant. */
export interface LimitPlace {
  readonly memberId: string;
  readonly kind: PlayLimitKind;
  readonly frame: PlayLimitFrame;
}

/** A limit to set: null removes it. */
export interface NewLimit extends LimitPlace {
  readonly amount: Centavos | null;
}

/** Rules and time of a change. */
interface ChangeRules {
  readonly market: MarketPack;
  readonly now: number;
}

/** A change that waits: a higher amount, or null for the removal. */
export interface PendingLimit {
  readonly amount: Centavos | null;
  readonly confirmFrom: number;
  readonly confirmUntil: number;
}

interface LimitRow {
  readonly wanted: Centavos | null;
  readonly confirm_from: number | null;
}

/** The change of a limit that waits or can be confirmed. Null without one, and for one that has lapsed. */
export function pendingOf(row: LimitRow, now: number): PendingLimit | null {
  if (row.confirm_from === null) return null;
  const confirmUntil = row.confirm_from + confirmableMs;
  if (now >= confirmUntil) return null;
  return { amount: row.wanted, confirmFrom: row.confirm_from, confirmUntil };
}

/** Locks the main wallet, as bets do: a bet is counted by the limits before the change, or by those after it. */
async function lockWallet(sql: Sql, memberId: string): Promise<void> {
  await sql
    .selectFrom('ledger_account')
    .select('id')
    .where('id', '=', memberId)
    .forUpdate()
    .execute();
}

function selectLimit(sql: Sql, { memberId, kind, frame }: LimitPlace) {
  return sql
    .selectFrom('play_limit')
    .select(['amount', 'wanted', 'confirm_from'])
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('frame', '=', frame)
    .executeTakeFirst();
}

function updateLimit(sql: Sql, { memberId, kind, frame }: LimitPlace) {
  return sql
    .updateTable('play_limit')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('frame', '=', frame);
}

/** Keeps the number of limits that bets have to ask for. */
async function countLimits(sql: Sql, memberId: string): Promise<void> {
  const counted = sql
    .selectFrom('play_limit')
    .select(raw<number>`count(*)::int4`.as('count'))
    .where('member_id', '=', memberId)
    .where('kind', '<>', 'deposit');
  await sql
    .updateTable('ledger_account')
    .set({ limits: counted })
    .where('id', '=', memberId)
    .execute();
}

/** Refusals `request_invalid` for a limit that the market does not offer, and `amount_out_of_limits` above the operator's maximum for the member. */
async function checkOffered(
  sql: Sql,
  { memberId, kind, frame, amount }: NewLimit,
  { market: { kinds, frames, maxima }, now }: ChangeRules,
): Promise<void> {
  if (!kinds.includes(kind) || !framesOf(kind, frames).includes(frame)) {
    throw new Refusal(400, 'request_invalid', { message: 'The market has no such limit' });
  }
  const most = mostOf(await operatorLimits(sql, { memberId, maxima }, now), { kind, frame });
  if (amount === null || most === null || amount <= most) return;
  throw new Refusal(200, 'amount_out_of_limits', { value: { least: 0.01, most: toPesos(most) } });
}

/** Refusal `request_invalid` for a limit of the time at play with a part of a minute. */
function checkMinutes({ kind, amount }: NewLimit): void {
  if (kind !== 'time' || amount === null || amount % 100 === 0) return;
  throw new Refusal(400, 'request_invalid', { message: 'The limit is not a number of minutes' });
}

/** True for a new limit of the last hours or days. Each bet has no time. */
const isRolling = ({ framing }: MarketPack, frame: PlayLimitFrame): boolean =>
  framing === 'rolling' && frame !== 'bet';

/** The maximum of the operator for a kind and frame. Null without one. */
export function mostOf(
  maxima: readonly HeldLimit[],
  { kind, frame }: Pick<LimitPlace, 'kind' | 'frame'>,
): Centavos | null {
  const amounts = maxima
    .filter((one) => one.kind === kind && one.frame === frame)
    .map(({ amount }) => amount);
  return amounts.length === 0 ? null : Math.min(...amounts);
}

/** Makes a change of a limit while the wallet is locked. Returns true when the limit is another one after it. */
export async function changeLimit(
  sql: Sql,
  place: LimitPlace,
  change: () => Promise<void>,
): Promise<boolean> {
  await lockWallet(sql, place.memberId);
  const before = await selectLimit(sql, place);
  await change();
  return JSON.stringify(await selectLimit(sql, place)) !== JSON.stringify(before);
}

/**
 * Sets a limit. A first or lower one holds at once, and ends a change that waits. A higher one, or a removal, waits for the
 * hours of the market and then for `confirmLimit`; until then the old one holds. Call inside a transaction.
 */
export async function setLimit(sql: Sql, limit: NewLimit, rules: ChangeRules): Promise<void> {
  const { market, now } = rules;
  const { memberId: member_id, kind, frame, amount } = limit;
  const rolling = isRolling(market, frame);
  checkMinutes(limit);
  await lockWallet(sql, member_id);
  const held = await selectLimit(sql, limit);
  const isLower = held !== undefined && amount !== null && amount <= held.amount;
  if (!isLower && amount !== null) await checkOffered(sql, limit, rules);
  if (isLower) {
    const changed = { amount, rolling, wanted: null, confirm_from: null };
    await updateLimit(sql, limit).set(changed).execute();
  } else if (held !== undefined) {
    const confirm_from = now + market.waitHours * hourMs;
    await updateLimit(sql, limit).set({ wanted: amount, confirm_from }).execute();
  } else if (amount !== null) {
    const added = { member_id, kind, frame, amount, rolling };
    await sql.insertInto('play_limit').values(added).execute();
    await countLimits(sql, member_id);
  }
}

/**
 * Makes the change that waits: `amount` is what the member has read, null for a removal. A limit that has it already stays as it
 * is. Refusal `changed_elsewhere` when there is no such change, before its time and after it. Call inside a transaction.
 */
export async function confirmLimit(sql: Sql, limit: NewLimit, rules: ChangeRules): Promise<void> {
  const { now } = rules;
  const { memberId, kind, frame, amount } = limit;
  await lockWallet(sql, memberId);
  const held = await selectLimit(sql, limit);
  if ((held?.amount ?? null) === amount) return;
  const pending = held ? pendingOf(held, now) : null;
  if (pending === null || pending.amount !== amount || now < pending.confirmFrom) {
    throw new Refusal(200, 'changed_elsewhere');
  }
  if (amount !== null) {
    await checkOffered(sql, limit, rules);
    const rolling = isRolling(rules.market, frame);
    const changed = { amount, rolling, wanted: null, confirm_from: null };
    await updateLimit(sql, limit).set(changed).execute();
    return;
  }
  await sql
    .deleteFrom('play_limit')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('frame', '=', frame)
    .execute();
  await countLimits(sql, memberId);
}

/** Ends a change that waits, if there is one. The limit stays as it is. Call inside a transaction. */
export async function withdrawPending(sql: Sql, place: LimitPlace): Promise<void> {
  await lockWallet(sql, place.memberId);
  await updateLimit(sql, place).set({ wanted: null, confirm_from: null }).execute();
}
