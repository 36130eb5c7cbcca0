import { deviceCookieSeconds } from '../http/device-cookie.ts';
import type { Sql } from '../store/database.ts';
import { deviceKeyLifeMs } from './device-key/device-key-life.ts';
import { loginRecordLifeMs } from './device-list/login-records.ts';
import { isLiving } from './sessions.ts';

/** A repeated registration form finds its account for this long, in milliseconds. */
const registrationKeyLifeMs = 24 * 3_600_000;

const expiringTables = [
  'attempt',
  'authenticator_setup',
  'captcha',
  'device_challenge',
  'one_time_code',
  'second_step',
  'sign_in_link',
  'temporary_password',
] as const;

/** Deletes expired sessions, attempts, captchas, codes, second steps, sign-in links, mailed passwords, idempotency keys, login records, unused and ended keys, and unused devices. */
export async function purgeAccounts(sql: Sql, now: number): Promise<void> {
  for (const table of expiringTables) {
    await sql.deleteFrom(table).where('expires_at', '<', now).execute();
  }
  await sql
    .deleteFrom('registration')
    .where('created_at', '<', now - registrationKeyLifeMs)
    .execute();
  await sql
    .deleteFrom('login_record')
    .where('at', '<', now - loginRecordLifeMs)
    .execute();
  await sql
    .deleteFrom('device_key')
    .where('used_at', '<', now - deviceKeyLifeMs)
    .execute();
  await sql
    .deleteFrom('ended_device_key')
    .where('ended_at', '<', now - deviceKeyLifeMs)
    .execute();
  await sql
    .deleteFrom('session')
    .where((is) => is.not(isLiving(now)))
    .execute();
  await sql
    .deleteFrom('device')
    .where('seen_at', '<', now - deviceCookieSeconds * 1000)
    .execute();
}
