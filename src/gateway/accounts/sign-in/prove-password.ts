import { hasModule } from '../../system/system.ts';
import { recordLogin } from '../device-list/login-records.ts';
import { knownDevice } from '../devices.ts';
import { accountKey, findMember, type MemberRow } from '../find-member.ts';
import { Refusal } from '../../http/refusal.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { networkKey } from '../../http/network-key.ts';
import { checkPassword } from '../password/check-password.ts';
import { checkAddress, checkCaptcha } from '../verification/request-checks.ts';

/** Checks that come before the password. */
type CheckFirst = (captchaIsDue: boolean) => Promise<void>;

/** Counts an attempt as failed until `clear` is called. An attempt that `checkFirst` refuses is not counted. */
export async function countAttempt(
  context: RequestContext,
  { member, name }: { member: MemberRow | undefined; name: string },
  checkFirst: CheckFirst,
) {
  const attempt = {
    account: accountKey(member, name),
    ip: context.ip,
    device: await knownDevice(context, member?.id ?? null),
  };
  const { captchaIsDue, captchaIsNext } = await context.signInLimits.count(attempt);
  const { captchaOnLogin } = context.settings;
  await checkFirst(captchaIsDue || captchaOnLogin).catch(async (error: unknown) => {
    await context.signInLimits.undo(attempt);
    throw error;
  });
  return {
    captchaIsNext: hasModule(context, 'CAPTCHA3') && (captchaIsNext || captchaOnLogin),
    clear: () => context.signInLimits.clear(attempt),
  };
}

async function tryPassword(
  context: RequestContext,
  member: MemberRow | undefined,
  { username, password }: { username: string; password: string },
  checkFirst: CheckFirst,
) {
  const attempt = await countAttempt(context, { member, name: username }, checkFirst);
  const matched = await checkPassword(context, member, password, context.now);
  if (!member || matched === null) {
    const failed = { memberId: member?.id ?? null, method: 'password' } as const;
    await recordLogin(context, { ...failed, outcome: 'wrongPassword' });
    const value = attempt.captchaIsNext ? { captcha: true } : null;
    throw new Refusal(200, 'account_or_password_incorrect', { value });
  }
  await attempt.clear();
  return { member, matched };
}

/** Finds out if a name and a password belong together, one attempt after the other. Refusal `account_or_password_incorrect`. */
export function provePassword(
  context: RequestContext,
  member: MemberRow | undefined,
  typed: { username: string; password: string },
  checkFirst: CheckFirst,
) {
  const key = `sign-in ${accountKey(member, typed.username)} ${networkKey(context.ip)}`;
  return context.attempts.inTurn(key, () => tryPassword(context, member, typed, checkFirst));
}

/**
 * The id of the member of a name and a password, who may be excluded. No session begins. Refusals as of a sign-in by password,
 * and `ip_blocked`.
 */
export async function proveExcluded(
  context: RequestContext,
  typed: { username: string; password: string; captcha: string },
): Promise<string> {
  checkAddress(context);
  const found = await findMember(context.sql, typed.username);
  const { member } = await provePassword(context, found, typed, async (captchaIsDue) => {
    if (captchaIsDue) await checkCaptcha(context, typed.captcha);
  });
  return member.id;
}
