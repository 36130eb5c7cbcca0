import { sql as raw } from 'kysely';
import { Refusal } from '../../http/refusal.ts';
import { notify } from '../../notify/notify.ts';
import type { Sql } from '../../store/database.ts';
import type { Attempts } from '../attempts.ts';
import type { Passwords } from '../password/passwords.ts';

/** The withdrawal password is locked after this many wrong tries in a row. */
const maxFailures = 5;
/** Duration of a lock, in minutes. */
const lockMinutes = 30;

interface CheckNeeds {
  readonly sql: Sql;
  readonly attempts: Pick<Attempts, 'inTurn'>;
  readonly passwords: Passwords;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Counts a try before it is checked, so that simultaneous tries cannot exceed the limit. Null: locked, or no password. */
async function reserveTry({ sql, now }: Pick<CheckNeeds, 'sql' | 'now'>, memberId: string) {
  const lockIsOver = raw<boolean>`(locked_until is not null and locked_until <= ${now})`;
  const row = await sql
    .updateTable('withdrawal_password')
    .set({
      failures: raw<number>`case when ${lockIsOver} then 1 else failures + 1 end`,
      locked_until: raw<number>`case when (case when ${lockIsOver} then 1 else failures + 1 end) >= ${maxFailures}
        then ${now + lockMinutes * 60_000}::int8 else null end`,
    })
    .where('member_id', '=', memberId)
    .where((is) => is.or([is('locked_until', 'is', null), is('locked_until', '<=', now)]))
    .returning(['password_hash', 'failures', 'locked_until'])
    .executeTakeFirst();
  return row ?? null;
}

async function refuseLocked({ sql }: Pick<CheckNeeds, 'sql'>, memberId: string): Promise<never> {
  const row = await sql
    .selectFrom('withdrawal_password')
    .select('locked_until')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!row) throw new Refusal(200, 'withdrawal_password_required');
  throw new Refusal(200, 'withdrawal_password_locked', { value: { until: row.locked_until } });
}

async function checkTry(needs: CheckNeeds, memberId: string, typed: string): Promise<void> {
  const { sql, now } = needs;
  const reserved = await reserveTry(needs, memberId);
  // Without a password or during a lock, the check takes the same time.
  const matches = await needs.passwords.matches(reserved?.password_hash ?? null, typed.trim());
  if (reserved === null) return refuseLocked(needs, memberId);
  if (matches) {
    await unlockWithdrawalPassword(sql, memberId);
    return;
  }
  if (reserved.locked_until !== null) {
    const values = { minutes: String(lockMinutes) };
    await notify(sql, { memberId, kind: 'withdrawalPasswordLocked', values }, now);
    const value = { until: reserved.locked_until };
    throw new Refusal(200, 'withdrawal_password_locked', { value });
  }
  const triesLeft = maxFailures - reserved.failures;
  const value = { field: 'withdrawalPassword', triesLeft };
  throw new Refusal(200, 'withdrawal_password_incorrect', { value });
}

/**
 * Checks a typed withdrawal password. Call it outside a transaction. Refusals: `withdrawal_password_incorrect` with the
 * number of tries left, `withdrawal_password_locked` with the end of the lock after five wrong tries in a row,
 * `withdrawal_password_required` when the member has none.
 */
export function checkWithdrawalPassword(
  needs: CheckNeeds,
  memberId: string,
  typed: string,
): Promise<void> {
  const check = () => checkTry(needs, memberId, typed);
  return needs.attempts.inTurn(`withdrawal password ${memberId}`, check);
}

/** Ends a lock and forgets wrong tries. False when the member has no withdrawal password. */
export async function unlockWithdrawalPassword(sql: Sql, memberId: string): Promise<boolean> {
  const { numUpdatedRows } = await sql
    .updateTable('withdrawal_password')
    .set({ failures: 0, locked_until: null })
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
