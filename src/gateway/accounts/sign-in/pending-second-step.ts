import { networkKey } from '../../http/network-key.ts';
import { Refusal } from '../../http/refusal.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { requesterOf } from '../devices.ts';

/** Longest time between the first and the second step, in milliseconds. */
const lifeMs = 30 * 60_000;

type StepContext = Pick<RequestContext, 'sql' | 'device' | 'ip' | 'now'>;

/** Records that this browser has passed the first step of a sign-in. */
export async function beginSecondStep(
  context: StepContext,
  memberId: string,
  { byPassword }: { byPassword: boolean },
): Promise<void> {
  const { device, network } = requesterOf(context);
  const row = { network, expires_at: context.now + lifeMs, by_password: byPassword };
  await context.sql
    .insertInto('second_step')
    .values({ member_id: memberId, device, ...row })
    .onConflict((on) => on.columns(['member_id', 'device']).doUpdateSet(row))
    .execute();
}

/**
 * Refusal `verification_code_expired` unless this browser has recently passed the first step. It does not depend on the
 * password and so reveals nothing about it. A first step without a password counts only in the browser that has the
 * device cookie, because the second step repeats no secret of it.
 */
export async function requireFirstStep(
  context: StepContext,
  memberId: string | null,
): Promise<{ byPassword: boolean }> {
  const { sql, device, ip, now } = context;
  const begun =
    memberId === null
      ? null
      : await sql
          .selectFrom('second_step')
          .select('by_password')
          .where('member_id', '=', memberId)
          .where('expires_at', '>', now)
          .where(device.sent === null ? 'network' : 'device', '=', device.sent ?? networkKey(ip))
          .executeTakeFirst();
  if (!begun || (!begun.by_password && device.sent === null)) {
    throw new Refusal(200, 'verification_code_expired', { value: { field: 'verificationCode' } });
  }
  return { byPassword: begun.by_password };
}

/** Deletes the first step of a completed sign-in. */
export async function endSecondStep({ sql }: StepContext, memberId: string): Promise<void> {
  await sql.deleteFrom('second_step').where('member_id', '=', memberId).execute();
}
