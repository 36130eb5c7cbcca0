import { sql as raw } from 'kysely';
import { v7 as uuid } from 'uuid';
import { dayOf, startOfDay } from '#contract/model/market-day.ts';
import { type Centavos, toPesos } from '#contract/model/money.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Sql } from '../../store/database.ts';
import type { Settings } from '../../system/system.ts';
import { lockOrder, post } from '../ledger.ts';
import { checkBonuses } from '../bonuses/unfinished-bonuses.ts';
import { recordStep } from '../money-steps.ts';
import { isBlocked } from '../withdrawals/withdrawal-blocks.ts';
import { tellAboutTransfer } from './tell-about-transfer.ts';

/** Limits of transfers to the upline, in centavos. */
export type UplineLimits = Settings['uplineTransfers'];

/** A member at an end of a transfer. */
export interface TransferParty {
  readonly id: string;
  readonly username: string;
  readonly nickname: string;
}

/** A transfer to make. */
export interface UplineRequest {
  readonly senderId: string;
  readonly key: string;
  /** Username of the upline that the sender has confirmed. */
  readonly recipient: string;
  readonly amount: Centavos;
  readonly remark: string;
}

/** The upline of a member. Refusal `function.not.available` when there is none that can receive money. */
export async function findUpline(sql: Sql, memberId: string): Promise<TransferParty> {
  const upline = await sql
    .selectFrom('member')
    .innerJoin('member as upline', 'upline.id', 'member.upline_id')
    .select(['upline.id', 'upline.username', 'upline.nickname'])
    .where('member.id', '=', memberId)
    .where('member.type', '<>', 4)
    .where('upline.type', '<>', 4)
    .executeTakeFirst();
  if (!upline) throw new Refusal(200, 'function.not.available');
  return upline;
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

/** The transfers of a member to the upline today (+08:00), without returned ones. */
export async function sentToday(sql: Sql, memberId: string, now: number) {
  return sql
    .selectFrom('upline_transfer')
    .select((of) => [
      raw<number>`coalesce(sum(amount), 0)::int8`.as('sum'),
      of.fn.countAll<number>().as('times'),
    ])
    .where('from_id', '=', memberId)
    .where('state', '=', 'done')
    .where('created_at', '>=', startOfDay(dayOf(now)))
    .executeTakeFirstOrThrow();
}

async function checkLimits(
  sql: Sql,
  { senderId, amount }: UplineRequest,
  { least, most, dayMost, dayTimes }: UplineLimits,
  now: number,
): Promise<void> {
  if (amount < least || amount > most) {
    const value = { least: toPesos(least), most: toPesos(most) };
    throw new Refusal(200, 'amount_out_of_limits', { value });
  }
  await checkBonuses(sql, senderId);
  if (await isBlocked(sql, senderId)) throw new Refusal(200, 'withdrawals_blocked');
  const { sum, times } = await sentToday(sql, senderId, now);
  if (sum + amount > dayMost || times >= dayTimes) throw new Refusal(200, 'transfer_above_day');
}

/** The id of the transfer with a known key. Refusal `key_reused` when it was another one. */
async function repeatedTransfer(
  sql: Sql,
  { senderId, key, recipient, amount, remark }: UplineRequest,
): Promise<string | null> {
  const known = await sql
    .selectFrom('upline_transfer')
    .innerJoin('member', 'member.id', 'to_id')
    .select(['upline_transfer.id', 'amount', 'remark', 'username'])
    .where('from_id', '=', senderId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!known) return null;
  const isSame = known.amount === amount && known.remark === remark && known.username === recipient;
  if (!isSame) throw new Refusal(200, 'key_reused');
  return known.id;
}

/**
 * Sends money of a member's main wallet to the upline and returns the id of the transfer. Call inside a transaction, after
 * the withdrawal password was checked. A known key moves nothing. Refusals `changed_elsewhere` when the upline is not the
 * confirmed one, `amount_out_of_limits`, `transfer_above_day`, `withdrawals_blocked`,
 * `bonus_unfinished` while a bonus is active, `insufficient_balance`, `key_reused`.
 */
export async function sendToUpline(
  sql: Sql,
  request: UplineRequest,
  limits: UplineLimits,
  now: number,
): Promise<string> {
  const { senderId, key, recipient, amount, remark } = request;
  const upline = await findUpline(sql, senderId);
  await lockMainWallets(sql, [senderId, upline.id]);
  const repeated = await repeatedTransfer(sql, request);
  if (repeated !== null) return repeated;
  if (upline.username !== recipient) throw new Refusal(200, 'changed_elsewhere');
  await checkLimits(sql, request, limits, now);
  const id = uuid();
  await sql
    .insertInto('upline_transfer')
    .values({ id, from_id: senderId, to_id: upline.id, key, amount, remark, created_at: now })
    .execute();
  await post(sql, {
    key: `upline:${id}:sent`,
    kind: 'transfer',
    at: now,
    postings: [
      { account: senderId, amount: -amount },
      { account: upline.id, amount },
    ],
    cause: { table: 'upline_transfer', id },
    actor: 'member',
    orderNo: id,
    remark,
  });
  const subject = { table: 'upline_transfer', id } as const;
  await recordStep(sql, { subject, from: null, to: 'done', actor: 'member', at: now, amount });
  await tellAboutTransfer(sql, { id, kind: 'received' }, now);
  return id;
}
