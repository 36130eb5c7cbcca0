import type { Sql } from '../store/database.ts';

/** Applied messages are kept for questions to the provider. In milliseconds. */
const keptMs = 90 * 24 * 3_600_000;

/**
 * Deletes applied messages of providers after 90 days. One that arrives again after that finds its payment in a later state
 * and changes nothing.
 */
export async function purgeMessages(sql: Sql, now: number): Promise<void> {
  await sql
    .deleteFrom('provider_message')
    .where('applied_at', '<', now - keptMs)
    .execute();
}
