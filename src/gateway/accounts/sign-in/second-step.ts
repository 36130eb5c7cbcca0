import type { SecondStepChannel } from '#protocol/model/second-step.ts';
import { maskEmail, maskMobile } from '../mask.ts';
import { Refusal } from '../../http/refusal.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { networkKey } from '../../http/network-key.ts';
import { bearerOf, knownDevice } from '../devices.ts';
import type { MemberRow } from '../find-member.ts';
import { decryptSecret } from '../authenticator/authenticator-secret.ts';
import { checkAuthenticatorCode } from '../authenticator/authenticator-codes.ts';
import { comparableName } from '../../exclusions/exclusions.ts';
import { beginSecondStep } from './pending-second-step.ts';
import { hasModule } from '../../system/system.ts';

/** Limit of second steps of one client, all channels together. */
const ofCaller = { max: 10, windowMs: 15 * 60_000 };
/** Limit of second steps of all unknown devices together, which stops guessing of the six digits. */
const ofStrangers = { max: 50, windowMs: 15 * 60_000 };
/** Limit of failed second steps of a day: of all unknown devices together, and of each known one. */
const ofDay = { max: 100, windowMs: 24 * 3_600_000 };

/** True when the member has signed in before, but not from this network. */
async function isNewNetwork({ sql, ip }: RequestContext, memberId: string): Promise<boolean> {
  const known = await sql
    .selectFrom('known_network')
    .select('network')
    .where('member_id', '=', memberId)
    .execute();
  return known.length > 0 && !known.some(({ network }) => network === networkKey(ip));
}

/** The channels of a member's second step, with the masked recipient of a code. Once an authenticator app is on, no weaker channel replaces it. */
function channelsOf(member: MemberRow) {
  if (member.totp_enrolled_at !== null) return { sms: false, email: false, ga: true, payee: false };
  return {
    sms: member.mobile === null ? false : maskMobile(member.mobile),
    email: member.email === null ? false : maskEmail(member.email),
    ga: member.totp_secret !== null,
    payee: member.real_name !== '',
  };
}

/** The first step of a sign-in. A code by SMS or an identity verifies the person, so only an authenticator app asks for more. */
interface FirstStep {
  readonly byPassword: boolean;
}

async function isRequired(
  context: RequestContext,
  member: MemberRow,
  { byPassword }: FirstStep,
): Promise<boolean> {
  if (member.totp_enrolled_at !== null) return true;
  if (!byPassword) return false;
  if (member.always_second_step || context.settings.forcedSecondStep) return true;
  return hasModule(context, 'LOGINIPVERF3') && (await isNewNetwork(context, member.id));
}

/** Refusal `login_verify_required` when a second step is required, with the channels and the name of the member. */
export async function checkSecondStep(
  context: RequestContext,
  member: MemberRow,
  first: FirstStep,
): Promise<void> {
  if (!(await isRequired(context, member, first))) return;
  await beginSecondStep(context, member.id, first);
  const value = { ...channelsOf(member), username: member.username };
  throw new Refusal(200, 'login_verify_required', { value });
}

/** Refusal `function.not.available` for a channel that the member does not have. */
export function requireChannel(member: MemberRow, channel: SecondStepChannel): void {
  if (channelsOf(member)[channel] === false) throw new Refusal(400, 'function.not.available');
}

/** Key of the one-time code of a second step. */
export const secondStepKey = (memberId: string, channel: SecondStepChannel) => ({
  purpose: 'secondStep' as const,
  recipient: `${memberId} ${channel}`,
});

function checkName(member: MemberRow, name: string): void {
  if (comparableName(name) === comparableName(member.real_name)) return;
  throw new Refusal(200, 'real_name_incorrect', { value: { field: 'code' } });
}

/** Checks the second step of a member by one channel. Refusals `verification_code_incorrect`, `verification_code_expired`, `real_name_incorrect` and `TOO_MANY_REQUEST`. */
export async function takeSecondStep(
  context: RequestContext,
  member: MemberRow,
  { channel, code }: { channel: SecondStepChannel; code: string },
): Promise<void> {
  requireChannel(member, channel);
  const device = await knownDevice(context, member.id);
  const key = `second-step ${member.id} ${device ?? networkKey(context.ip)}`;
  await context.attempts.inTurn(key, async () => {
    await context.attempts.consume(key, ofCaller);
    const strangers = `second-step ${member.id}`;
    if (device === null) await context.attempts.consume(strangers, ofStrangers);
    const day = `second-steps of a day ${member.id} ${device ?? 'of strangers'}`;
    await context.attempts.consume(day, ofDay);
    if (channel === 'ga') {
      const secret = decryptSecret(context.vault, member.id, member.totp_secret ?? '');
      const account = { memberId: member.id, secret };
      await checkAuthenticatorCode(context, account, code);
    } else if (channel === 'payee') checkName(member, code);
    else {
      const bearer = { ...bearerOf(context), isKnown: device !== null };
      await context.codes.use(secondStepKey(member.id, channel), code, bearer);
    }
    await context.attempts.reset(key);
    await context.attempts.undo(device === null ? [day, strangers] : [day]);
  });
}
