import { Secret, TOTP } from 'otpauth';
import type { SecondStepChannel } from '#contract/model/second-step.ts';
import { maskEmail, maskMobile } from '../mask.ts';
import { Refusal } from '../../http/refusal.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { networkKey } from '../../http/network-key.ts';
import type { MemberRow } from '../find-member.ts';
import { hasModule } from '../../system/system.ts';

/** How often a second step may be tried, all ways together. */
const allowance = { most: 10, withinMs: 15 * 60_000 };
const totpPeriodMs = 30_000;

/** Whether the member has signed in before, and never from here. */
async function isElsewhere({ sql, ip }: RequestContext, memberId: string): Promise<boolean> {
  const known = await sql
    .selectFrom('known_network')
    .select('network')
    .where('member_id', '=', memberId)
    .execute();
  return known.length > 0 && !known.some(({ network }) => network === networkKey(ip));
}

/** The ways a member can show who that is, and where a code would go. */
function offersTo(member: MemberRow) {
  return {
    sms: member.mobile === null ? false : maskMobile(member.mobile),
    email: member.email === null ? false : maskEmail(member.email),
    ga: member.totp_secret !== null,
    payee: member.real_name !== '',
  };
}

async function isAsked(context: RequestContext, member: MemberRow): Promise<boolean> {
  if (member.always_second_step || context.settings.forcedSecondStep) return true;
  return hasModule(context, 'LOGINIPVERF3') && (await isElsewhere(context, member.id));
}

/** Refusal `login_verify_required` for who has to take a second step, with the ways that are offered. */
export async function checkSecondStep(context: RequestContext, member: MemberRow): Promise<void> {
  if (!(await isAsked(context, member))) return;
  throw new Refusal(200, 'login_verify_required', { value: offersTo(member) });
}

/** Refusal `function.not.available` for a way that is not offered to the member. */
export function requireOffer(member: MemberRow, channel: SecondStepChannel): void {
  if (offersTo(member)[channel] === false) throw new Refusal(400, 'function.not.available');
}

export const stepOwner = (memberId: string, channel: SecondStepChannel) => ({
  purpose: 'secondStep' as const,
  recipient: `${memberId} ${channel}`,
});

/** Checks the code of an authenticator app (RFC 6238), one period early or late. Each is good once. */
async function checkTotp(context: RequestContext, member: MemberRow, code: string): Promise<void> {
  const totp = new TOTP({ secret: Secret.fromBase32(member.totp_secret ?? '') });
  const delta = totp.validate({
    token: code.replace(/\s/g, ''),
    timestamp: context.now,
    window: 1,
  });
  const wrong = new Refusal(200, 'verification_code_incorrect', { value: { field: 'code' } });
  if (delta === null) throw wrong;
  const period = Math.floor(context.now / totpPeriodMs) + delta;
  const [uses = 0] = await context.attempts.count(
    [`totp ${member.id} ${period}`],
    5 * totpPeriodMs,
  );
  if (uses > 1) throw wrong;
}

/** A name as people compare it: without case, accents, dots and double spaces. */
function plainName(name: string): string {
  const letters = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return letters
    .replace(/[.,'’-]/g, ' ')
    .trim()
    .replace(/\s+/g, ' ');
}

function checkName(member: MemberRow, name: string): void {
  if (plainName(name) === plainName(member.real_name)) return;
  throw new Refusal(200, 'real_name_incorrect', { value: { field: 'code' } });
}

/** Checks what a member shows by one of the ways. Refusals `verification_code_incorrect`, `verification_code_expired`, `real_name_incorrect` and `TOO_MANY_REQUEST`. */
export async function takeSecondStep(
  context: RequestContext,
  member: MemberRow,
  { channel, code }: { channel: SecondStepChannel; code: string },
): Promise<void> {
  requireOffer(member, channel);
  const key = `second-step ${member.id}`;
  await context.attempts.allow(key, allowance);
  if (channel === 'ga') await checkTotp(context, member, code);
  else if (channel === 'payee') checkName(member, code);
  else await context.codes.use(stepOwner(member.id, channel), code);
  await context.attempts.forget(key);
}
