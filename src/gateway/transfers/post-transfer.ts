import { sql as raw } from 'kysely';
import { v7 as uuid } from 'uuid';
import { dayOf, startOfDay } from '#protocol/model/market-day.ts';
import { type Centavos, toPesos } from '#protocol/model/money.ts';
import { Refusal } from '../http/refusal.ts';
import type { Sql } from '../store/database.ts';
import type { Settings } from '../system/system.ts';
import { checkBonuses } from '../bonuses/bonuses.ts';
import { lockOrder, post, recordStep } from '../ledger/ledger.ts';
import { checkFreeMoney } from '../offers/offers.ts';
import { isBlocked } from '../withdrawals/withdrawals.ts';
import { notifyOfTransfer } from './notify-of-transfer.ts';
import type { TransferDirection } from '../store/tables/money/upline-tables.ts';

/** Limits of transfers, in centavos. */
export type TransferLimits = Settings['uplineTransfers'];

/** Money that moves between a member and the upline. */
export interface NewTransfer {
  readonly senderId: string;
  readonly recipientId: string;
  readonly direction: TransferDirection;
  /** Idempotency key, unique for each sender. */
  readonly key: string;
  readonly amount: Centavos;
  /** Words of the sender. */
  readonly remark: string;
}

/** Locks the main wallets of members in the order of the ledger, so that nothing deadlocks. */
export async function lockMainWallets(sql: Sql, memberIds: readonly string[]): Promise<void> {
  await sql
    .selectFrom('ledger_account')
    .select('id')
    .where('id', 'in', memberIds)
    .orderBy(lockOrder)
    .forUpdate()
    .execute();
}

/** The id of the sender's transfer with a known key; null for a new one. Refusal `key_reused` when it was another one. */
export async function repeatedTransfer(
  sql: Sql,
  { senderId, key, amount, remark }: Pick<NewTransfer, 'senderId' | 'key' | 'amount' | 'remark'>,
  isRecipient: (member: { readonly id: string; readonly username: string }) => boolean,
): Promise<string | null> {
  const known = await sql
    .selectFrom('upline_transfer')
    .innerJoin('member', 'member.id', 'to_id')
    .select(['upline_transfer.id as transferId', 'amount', 'remark', 'member.id', 'username'])
    .where('from_id', '=', senderId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!known) return null;
  const isSame = known.amount === amount && known.remark === remark && isRecipient(known);
  if (!isSame) throw new Refusal(200, 'key_reused');
  return known.transferId;
}

/** The transfers of a member in a direction today (+08:00), without returned ones. */
export async function sentToday(
  sql: Sql,
  memberId: string,
  direction: TransferDirection,
  now: number,
) {
  return sql
    .selectFrom('upline_transfer')
    .select((of) => [
      raw<number>`coalesce(sum(amount), 0)::int8`.as('sum'),
      of.fn.countAll<number>().as('times'),
    ])
    .where('from_id', '=', memberId)
    .where('direction', '=', direction)
    .where('state', '=', 'done')
    .where('created_at', '>=', startOfDay(dayOf(now)))
    .executeTakeFirstOrThrow();
}

/**
 * Refusals `amount_out_of_limits`, `bonus_unfinished`, `withdrawals_blocked`, `transfer_above_day`, `insufficient_balance`,
 * `reward_unplayed`. Call with the wallet locked.
 */
export async function checkLimits(
  sql: Sql,
  { senderId, amount, direction }: Pick<NewTransfer, 'senderId' | 'amount' | 'direction'>,
  { least, most, dayMost, dayTimes }: TransferLimits,
  now: number,
): Promise<void> {
  if (amount < least || amount > most) {
    const value = { least: toPesos(least), most: toPesos(most) };
    throw new Refusal(200, 'amount_out_of_limits', { value });
  }
  await checkBonuses(sql, senderId);
  if (await isBlocked(sql, senderId, now)) throw new Refusal(200, 'withdrawals_blocked');
  const { sum, times } = await sentToday(sql, senderId, direction, now);
  if (sum + amount > dayMost || times >= dayTimes) throw new Refusal(200, 'transfer_above_day');
  await checkFreeMoney(sql, senderId, amount);
}

/** Moves the money, records it and notifies the recipient. Returns the id. Refusal `insufficient_balance`. Call inside a transaction. */
export async function postTransfer(sql: Sql, transfer: NewTransfer, now: number): Promise<string> {
  const { senderId, recipientId, direction, key, amount, remark } = transfer;
  const id = uuid();
  await sql
    .insertInto('upline_transfer')
    .values({
      id,
      from_id: senderId,
      to_id: recipientId,
      direction,
      key,
      amount,
      remark,
      created_at: now,
    })
    .execute();
  await post(sql, {
    key: `upline:${id}:sent`,
    kind: 'transfer',
    at: now,
    postings: [
      { account: senderId, amount: -amount },
      { account: recipientId, amount },
    ],
    cause: { table: 'upline_transfer', id },
    actor: 'member',
    orderNo: id,
    remark,
  });
  const subject = { table: 'upline_transfer', id } as const;
  await recordStep(sql, { subject, from: null, to: 'done', actor: 'member', at: now, amount });
  await notifyOfTransfer(sql, { id, kind: 'received' }, now);
  return id;
}
