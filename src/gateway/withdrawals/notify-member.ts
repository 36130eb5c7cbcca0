import type { Centavos } from '#protocol/model/money.ts';
import type { EventKind } from '#protocol/vocabulary/event-kind.ts';
import { recordEvent } from '../events/events.ts';
import { type NotificationKind, notify } from '../notify/notify.ts';
import type { Sql } from '../store/database.ts';
import type { Withdrawal } from './move-withdrawal.ts';
import { pesoText } from '../ledger/ledger.ts';

/** News about a withdrawal. */
interface WithdrawalNews {
  readonly message: Exclude<
    Extract<NotificationKind, `withdrawal${string}`>,
    `withdrawalPassword${string}`
  >;
  /** The live event. Null: the message is enough. */
  readonly event: EventKind | null;
  readonly amount: Centavos;
  readonly reason?: string;
}

/** Notifies the member of a withdrawal: a message, and a live event. Call in the transaction of the change. */
export async function notifyMember(
  sql: Sql,
  { id, member_id: memberId }: Withdrawal,
  { message, event, amount, reason = '' }: WithdrawalNews,
  now: number,
): Promise<void> {
  const values = { amount: pesoText(amount), reason };
  await notify(sql, { memberId, kind: message, values }, now);
  if (event === null) return;
  const cause = { table: 'withdrawal', id };
  await recordEvent(sql, { memberId, kind: event, cause, values: { amount } }, now);
}
