import { sql as raw } from 'kysely';
import type { Clock } from './clock.ts';
import { Refusal } from './refusal.ts';
import type { Sql } from './store/database.ts';
import { visitorKey } from './visitor-key.ts';

/** How many wrong passwords one address may try on one account, and within what time. */
const mostFailures = 10;
const window = 15 * 60_000;

export interface SignInLimits {
  /** Counts an attempt as failed until it is forgiven. Refusal `TOO_MANY_REQUEST` when there were too many. */
  count(account: string, ip: string): Promise<void>;
  forgive(account: string, ip: string): Promise<void>;
}

/** Counts failures in the store: gateways that share it count together, and a restart forgets nothing. */
export function createSignInLimits(sql: Sql, clock: Clock): SignInLimits {
  const keyOf = (account: string, ip: string) => `${account} ${visitorKey(ip)}`;
  return {
    async count(account, ip) {
      const now = clock.now();
      const row = { key: keyOf(account, ip), failures: 1, expires_at: now + window };
      const over = raw<boolean>`sign_in_failure.expires_at <= ${now}`;
      const { failures } = await sql
        .insertInto('sign_in_failure')
        .values(row)
        .onConflict((on) =>
          on.column('key').doUpdateSet({
            failures: raw`case when ${over} then 1 else sign_in_failure.failures + 1 end`,
            expires_at: raw`case when ${over} then excluded.expires_at else sign_in_failure.expires_at end`,
          }),
        )
        .returning('failures')
        .executeTakeFirstOrThrow();
      if (failures > mostFailures) throw new Refusal(429, 'TOO_MANY_REQUEST');
    },
    async forgive(account, ip) {
      await sql.deleteFrom('sign_in_failure').where('key', '=', keyOf(account, ip)).execute();
    },
  };
}
