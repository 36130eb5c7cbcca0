import { type NotificationKind, notify } from '../notify/notify.ts';
import type { Sql } from '../store/database.ts';
import type { Application } from './move-application.ts';

/** News about an application. */
interface ApplicationNews {
  readonly message: Extract<NotificationKind, `activity${string}`>;
  readonly reason?: string;
}

/** Notifies the member of a change of an application. Call in the transaction of the change. */
export async function notifyApplicant(
  sql: Sql,
  { member_id: memberId }: Application,
  { message, reason = '' }: ApplicationNews,
  now: number,
): Promise<void> {
  const values = { reason };
  await notify(sql, { memberId, kind: message, values }, now);
}
