import type { Centavos } from '#protocol/model/money.ts';
import { requireFree } from '../exclusions/exclusions.ts';
import type { Sql } from '../store/database.ts';
import {
  checkLimits,
  lockMainWallets,
  postTransfer,
  repeatedTransfer,
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
  const repeated = await repeatedTransfer(sql, request, ({ id }) => id === request.recipientId);
  if (repeated !== null) return { id: repeated, isRepeated: true };
  await requireFree(sql, request.senderId, now);
  const transfer = { ...request, direction: 'down' } as const;
  await checkLimits(sql, transfer, limits, now);
  return { id: await postTransfer(sql, transfer, now), isRepeated: false };
}
