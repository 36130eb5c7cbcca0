import { checkAddress, checkCaptcha } from '../verification/request-checks.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { findMember } from '../find-member.ts';
import { provePassword } from './prove-password.ts';

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
