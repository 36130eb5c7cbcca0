import type { Centavos } from '#protocol/model/money.ts';
import { requireFree } from '../exclusions/exclusions.ts';
import { Refusal } from '../http/refusal.ts';
import { shownName } from '../mask-mobile.ts';
import type { Sql } from '../store/database.ts';
import {
  checkLimits,
  lockMainWallets,
  postTransfer,
  repeatedTransfer,
  type TransferLimits,
} from './post-transfer.ts';

/** A member at an end of a transfer. */
interface TransferParty {
  readonly id: string;
  readonly username: string;
  readonly nickname: string;
}

/** A transfer to make. */
export interface UplineRequest {
  readonly senderId: string;
  readonly key: string;
  /** Shown account of the upline that the sender has confirmed. */
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

/**
 * Sends money of a member's main wallet to the upline and returns the id of the transfer. Call inside a transaction, after
 * the withdrawal password was checked. A known key moves nothing. Refusals `changed_elsewhere` when the upline is not the
 * confirmed one, `amount_out_of_limits`, `transfer_above_day`, `withdrawals_blocked`,
 * `bonus_unfinished` while a bonus is active, `insufficient_balance`, `key_reused`, and as of
 * `requireFree`.
 */
export async function sendToUpline(
  sql: Sql,
  request: UplineRequest,
  limits: TransferLimits,
  now: number,
): Promise<string> {
  const { senderId, key, recipient, amount, remark } = request;
  const upline = await findUpline(sql, senderId);
  await lockMainWallets(sql, [senderId, upline.id]);
  const repeated = await repeatedTransfer(
    sql,
    request,
    ({ username }) => shownName(username) === recipient,
  );
  if (repeated !== null) return repeated;
  await requireFree(sql, senderId, now);
  if (shownName(upline.username) !== recipient) throw new Refusal(200, 'changed_elsewhere');
  const transfer = {
    senderId,
    recipientId: upline.id,
    direction: 'up',
    key,
    amount,
    remark,
  } as const;
  await checkLimits(sql, transfer, limits, now);
  return postTransfer(sql, transfer, now);
}
