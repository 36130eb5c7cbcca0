import { dayMs } from '#protocol/model/market-day.ts';
import type { Sql } from '../../store/database.ts';

/** Deleted messages can be restored for a day. A letter counts for the limit of its day also when it was deleted. */
export async function purgeInboxes(sql: Sql, now: number): Promise<void> {
  await sql
    .deleteFrom('message')
    .where('deleted_at', '<', now - dayMs)
    .execute();
  await sql
    .deleteFrom('letter')
    .where('deleted_at', '<', now - dayMs)
    .where('sent_at', '<', now - dayMs)
    .execute();
}
