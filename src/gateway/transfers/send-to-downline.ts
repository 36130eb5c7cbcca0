import type { Centavos } from '#protocol/model/money.ts';
import { requireFree } from '../exclusions/exclusions.ts';
import { Refusal } from '../http/refusal.ts';
import type { Sql } from '../store/database.ts';
import {
  checkLimits,
  lockMainWallets,
  postTransfer,
  sentToday,
  type TransferLimits,
} from './post-transfer.ts';

/** A transfer of an agent to make. Whoever calls has checked that the recipient is a direct downline. */
interface DownlineRequest {
  readonly senderId: string;
  readonly recipientId: string;
  readonly key: string;
  readonly amount: Centavos;
  readonly remark: string;
}

/** A transfer to a downline, and whether an earlier request with the same key has made it. */
interface SentTransfer {
  readonly id: string;
  readonly isRepeated: boolean;
}

/** The transfer with a known key; null for a new one. Refusal `key_reused` when it was another one. */
async function repeatedTransfer(
  sql: Sql,
  { senderId, recipientId, key, amount, remark }: DownlineRequest,
): Promise<string | null> {
  const known = await sql
    .selectFrom('upline_transfer')
    .select(['id', 'to_id', 'amount', 'remark'])
    .where('from_id', '=', senderId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!known) return null;
  const isSame = known.amount === amount && known.remark === remark && known.to_id === recipientId;
  if (!isSame) throw new Refusal(200, 'key_reused');
  return known.id;
}

/**
 * Sends money of an agent's main wallet to a direct downline. Call inside a transaction, after the withdrawal password was
 * checked. A known key moves nothing. Refusals `amount_out_of_limits`, `transfer_above_day`, `withdrawals_blocked`,
 * `bonus_unfinished` while a bonus of the agent is active, `insufficient_balance`, `key_reused`, and as of
 * `requireFree`.
 */
export async function sendToDownline(
  sql: Sql,
  request: DownlineRequest,
  limits: TransferLimits,
  now: number,
): Promise<SentTransfer> {
  await lockMainWallets(sql, [request.senderId, request.recipientId]);
  const repeated = await repeatedTransfer(sql, request);
  if (repeated !== null) return { id: repeated, isRepeated: true };
  await requireFree(sql, request.senderId, now);
  const transfer = { ...request, direction: 'down' } as const;
  await checkLimits(sql, transfer, limits, now);
  return { id: await postTransfer(sql, transfer, now), isRepeated: false };
}

/** The transfers of an agent to downlines today (+08:00), without returned ones: their sum in centavos and their number. */
export function sentToDownlinesToday(sql: Sql, agentId: string, now: number) {
  return sentToday(sql, agentId, 'down', now);
}
