import type { Sql } from '../store/database.ts';
import { post, recordStep } from '../ledger/ledger.ts';
import { lockMainWallets } from './post-transfer.ts';
import { notifyOfTransfer } from './notify-of-transfer.ts';

/**
 * Sends a transfer back to its sender, once, for a reason that both read. Call inside a transaction. False when it was
 * returned before or does not exist. Refusal `insufficient_balance` when the recipient has spent the money.
 */
export async function returnUplineTransfer(
  sql: Sql,
  id: string,
  reason: string,
  now: number,
): Promise<boolean> {
  const row = await sql
    .updateTable('upline_transfer')
    .set({ state: 'returned', reason, returned_at: now })
    .where('id', '=', id)
    .where('state', '=', 'done')
    .returning(['from_id', 'to_id', 'amount'])
    .executeTakeFirst();
  if (!row) return false;
  await lockMainWallets(sql, [row.from_id, row.to_id]);
  await post(sql, {
    key: `upline:${id}:returned`,
    kind: 'transfer',
    at: now,
    postings: [
      { account: row.to_id, amount: -row.amount },
      { account: row.from_id, amount: row.amount },
    ],
    cause: { table: 'upline_transfer', id },
    actor: 'operator',
    orderNo: id,
    remark: reason,
  });
  const subject = { table: 'upline_transfer', id } as const;
  const { amount } = row;
  const step = { subject, from: 'done', to: 'returned', reason, amount };
  await recordStep(sql, { ...step, actor: 'operator', at: now });
  await notifyOfTransfer(sql, { id, kind: 'returned' }, now);
  return true;
}

/** The last transfers to uplines, newest first, for the operator. */
export function listUplineTransfers(sql: Sql) {
  return sql
    .selectFrom('upline_transfer')
    .innerJoin('member as sender', 'sender.id', 'from_id')
    .innerJoin('member as recipient', 'recipient.id', 'to_id')
    .select(['upline_transfer.id', 'sender.username as from', 'recipient.username as to', 'amount'])
    .select(['remark', 'state', 'reason', 'created_at as at'])
    .orderBy('upline_transfer.id', 'desc')
    .limit(100)
    .execute();
}
