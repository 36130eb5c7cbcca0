import type { RequestOf } from '#contract/call.ts';
import type { register } from '#contract/calls/registration.ts';
import { wholeMobile } from '#contract/mobile-number.ts';
import type { FieldRule } from '#contract/model/rule.ts';
import type { ModuleId } from '#contract/vocabulary/module-id.ts';
import { hashToken, randomToken } from '../../hash-token.ts';
import type { Identity } from '../sign-in/id-tokens.ts';
import { hashPassword, isPassword } from '../password/passwords.ts';
import { isUniqueViolation } from '../../store/sql-state.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { networkKey } from '../../http/network-key.ts';
import { checkConfirmation } from '../password/change-password.ts';
import { checkByRule } from './check-form.ts';
import { noteNetwork } from '../sign-in/enter.ts';
import { hasModule, requireModule, rulesToCheck } from '../../system/system.ts';
import { checkAddress, checkCaptcha, checkGeetest } from '../verification/gates.ts';
import { checkIdentityMobile, identify } from '../sign-in/identities.ts';
import { findAgent, findReferrer } from './inviters.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { checkFree, registerMember } from './register-member.ts';

export type Form = RequestOf<typeof register>;

/** One of the ways to register. */
export interface Registration {
  /** What the operator switches it on by. */
  readonly module: ModuleId;
  /** The mobile number is the username. */
  readonly isMobile: boolean;
}

const allowance = { most: 60, withinMs: 10 * 60_000 };
const of = ({ fields }: Form, name: string) => fields[name]?.trim() ?? '';

/** What the rules ask of this way to register: a mobile registration has no username, and a password only where the operator wants one. */
function rulesFor(context: RequestContext, { isMobile }: Registration): [string, FieldRule][] {
  const verifies = isMobile || hasModule(context, 'REGMOBVERF3');
  const withPassword = !isMobile || hasModule(context, 'MOBILENUMPASSREG3');
  const asked = (field: string) =>
    (field !== 'username' || !isMobile) &&
    (field !== 'password' || withPassword) &&
    (field !== 'verificationCode' || verifies);
  const must = (field: string, rule: FieldRule) =>
    isMobile && field === 'mobileNum' ? { ...rule, enabled: true, required: true } : rule;
  return Object.entries(rulesToCheck(context.settings))
    .filter(([field]) => asked(field))
    .map(([field, rule]) => [field, must(field, rule)]);
}

/** Firebase has sent its own code where there is an id token: ours is not asked for then. */
function isAsked(form: Form, field: string): boolean {
  return field !== 'verificationCode' || form.idToken === undefined;
}

function checkFields(form: Form, rules: readonly [string, FieldRule][]): void {
  for (const [field, rule] of rules) {
    if (isAsked(form, field)) checkByRule(field, rule, of(form, field));
  }
  const { confirmPassword } = form;
  if (confirmPassword !== undefined) {
    checkConfirmation(form.fields['password'] ?? '', confirmPassword, 'confirmPassword');
  }
}

/** Checks that the number is the newcomer's own, where the rules ask for that. */
async function proveMobile(
  context: RequestContext,
  form: Form,
  mobile: string | null,
  asked: boolean,
) {
  if (mobile === null || !asked) return;
  if (form.idToken !== undefined) return checkIdentityMobile(context, form, mobile);
  const code = of(form, 'verificationCode');
  return context.codes.use({ purpose: 'register', recipient: mobile }, code);
}

async function socialIdentity(context: RequestContext, form: Form): Promise<Identity | null> {
  const { socialChannel: identityChannel, socialToken: idToken } = form;
  if (idToken === undefined) return null;
  requireModule(context, 'FIREBASECREATEACC3');
  return identify(context, { identityChannel, idToken });
}

/** Everything that can be wrong with a form, in the order of its cost: what can be used once is used last. */
async function newcomerOf(context: RequestContext, form: Form, way: Registration) {
  const rules = rulesFor(context, way);
  checkFields(form, rules);
  const isOn = (field: string) => rules.some(([name, rule]) => name === field && rule.enabled);
  const typed = of(form, 'mobileNum');
  const mobile = typed === '' ? null : wholeMobile(typed, form.dialCode ?? '63');
  const username = way.isMobile ? (mobile ?? '') : of(form, 'username');
  const uplineId = await findAgent(context.sql, of(form, 'affiliateCode'));
  const referrerId = await findReferrer(context.sql, of(form, 'referralCode'));
  const identity = await socialIdentity(context, form);
  await checkFree(context.sql, username, mobile);
  if (!way.isMobile) checkGeetest(context, 'GEETESTEMAIL3', form);
  if (isOn('captcha')) await checkCaptcha(context, of(form, 'captcha'));
  await proveMobile(context, form, mobile, isOn('verificationCode'));
  const passwordHash = await hashPassword(of(form, 'password') || randomToken());
  const { fields, idempotencyKey } = form;
  const keyHash = idempotencyKey === undefined ? null : hashToken(idempotencyKey);
  return { username, passwordHash, mobile, fields, uplineId, referrerId, identity, keyHash };
}

/** The account that this very form has made before: the key has to come with the password again. */
async function madeBefore({ sql }: RequestContext, form: Form): Promise<string | null> {
  if (form.idempotencyKey === undefined) return null;
  const made = await sql
    .selectFrom('registration')
    .innerJoin('member', 'member.id', 'registration.member_id')
    .select(['member.id', 'password_hash'])
    .where('key_hash', '=', hashToken(form.idempotencyKey))
    .executeTakeFirst();
  const password = of(form, 'password');
  if (!made) return null;
  const isSame = password === '' || (await isPassword(made.password_hash, password));
  return isSame ? made.id : null;
}

/** A form that is sent twice at once waits for itself: the code in it is good once. */
const inTurn = oneAtATime();

async function make(context: RequestContext, form: Form, way: Registration): Promise<string> {
  const newcomer = await newcomerOf(context, form, way);
  try {
    return await context.transaction((sql) => registerMember(sql, newcomer, context.now));
  } catch (error) {
    const made = isUniqueViolation(error) ? await madeBefore(context, form) : null;
    if (made !== null) return made;
    if (isUniqueViolation(error)) await checkFree(context.sql, newcomer.username, newcomer.mobile);
    throw error;
  }
}

/** Makes an account, once however often its form is sent, and signs it in. */
export async function registerWith(context: RequestContext, form: Form, way: Registration) {
  requireModule(context, way.module);
  checkAddress(context);
  await context.attempts.allow(`register ${networkKey(context.ip)}`, allowance);
  const id = await inTurn(
    form.idempotencyKey ?? randomToken(),
    async () => (await madeBefore(context, form)) ?? (await make(context, form, way)),
  );
  await noteNetwork(context, id);
  const { username } = await context.sql
    .selectFrom('member')
    .select('username')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { token: await context.sessions.begin(id), userName: username, customerId: id };
}
