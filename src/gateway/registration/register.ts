import type { RequestOf } from '#protocol/call.ts';
import type { register } from '#protocol/calls/registration.ts';
import { internationalMobile } from '#protocol/mobile-number.ts';
import { fieldText } from '#protocol/field-text.ts';
import type { FieldRule } from '#protocol/model/rule.ts';
import type { ModuleId } from '#protocol/vocabulary/module-id.ts';
import { hashToken, randomToken } from '../hash-token.ts';
import { Refusal } from '../http/refusal.ts';
import { isUniqueViolation } from '../store/sql-state.ts';
import type { RequestContext } from '../http/request-context.ts';
import {
  bearerOf,
  checkAddress,
  checkBirthday,
  checkByRule,
  checkCaptcha,
  checkConfirmation,
  checkGeetest,
  checkIdentityMobile,
  identify,
  type Identity,
  type Passwords,
  recordDevice,
  recordNetwork,
  requesterOf,
} from '../accounts/accounts.ts';
import { networkKey } from '../http/network-key.ts';
import { hasModule, requireModule, requireSiteDomain, rulesToCheck } from '../system/system.ts';
import { findAgent, findReferrer } from './inviters.ts';
import { createKeyedQueue } from './keyed-queue.ts';
import { checkFree, personOfForm, registerMember, type SentForm } from './register-member.ts';

export type Form = RequestOf<typeof register>;

/** A method of registration. */
export interface RegistrationMethod {
  /** The module that turns the method on. */
  readonly module: ModuleId;
  /** The mobile number is the username. */
  readonly isMobile: boolean;
}

const limit = { max: 60, windowMs: 10 * 60_000 };
const fieldOf = ({ fields }: Form, name: string) => fields[name]?.trim() ?? '';

/** The rules of the form's fields. Registration by mobile has no username, and a password only when its module is on. */
function rulesFor(
  context: RequestContext,
  { isMobile }: RegistrationMethod,
): [string, FieldRule][] {
  const verifies = isMobile || hasModule(context, 'REGMOBVERF3');
  const withPassword = !isMobile || hasModule(context, 'MOBILENUMPASSREG3');
  const isUsed = (field: string) =>
    (field !== 'username' || !isMobile) &&
    (field !== 'password' || withPassword) &&
    (field !== 'verificationCode' || verifies);
  const ruleOf = (field: string, rule: FieldRule) =>
    isMobile && field === 'mobileNum' ? { ...rule, enabled: true, required: true } : rule;
  return Object.entries(rulesToCheck(context.settings))
    .filter(([field]) => isUsed(field))
    .map(([field, rule]) => [field, ruleOf(field, rule)]);
}

/** A form with an id token needs no verification code: Firebase has verified the number. */
function isChecked(form: Form, field: string): boolean {
  return field !== 'verificationCode' || form.idToken === undefined;
}

function checkFields(form: Form, rules: readonly [string, FieldRule][]): void {
  for (const [field, rule] of rules) {
    if (isChecked(form, field)) checkByRule(field, rule, fieldOf(form, field));
  }
  const { confirmPassword } = form;
  if (confirmPassword !== undefined) {
    checkConfirmation(form.fields['password'] ?? '', confirmPassword, 'confirmPassword');
  }
}

/** Verifies that the mobile number belongs to the person, by an id token or a one-time code. */
async function verifyMobile(context: RequestContext, form: Form, mobile: string): Promise<void> {
  if (form.idToken !== undefined) return checkIdentityMobile(context, form, mobile);
  const code = fieldOf(form, 'verificationCode');
  const owner = { purpose: 'register', recipient: mobile } as const;
  return context.codes.use(owner, code, bearerOf(context));
}

async function socialIdentity(context: RequestContext, form: Form): Promise<Identity | null> {
  const { socialChannel: identityChannel, socialToken: idToken } = form;
  if (idToken === undefined) return null;
  requireModule(context, 'FIREBASECREATEACC3');
  return identify(context, { identityChannel, idToken });
}

/** The hash of the withdrawal password, where the form asks for one. Refusals `field_refused` and `withdrawal_password_is_login`. */
async function hashWithdrawalPassword(passwords: Passwords, form: Form): Promise<string | null> {
  const typed = fieldOf(form, 'paymentPassword');
  if (typed === '') return null;
  const details = { value: { field: 'paymentPassword', patternId: 6, minLength: 6, maxLength: 6 } };
  if (!/^\d{6}$/.test(typed)) throw new Refusal(200, 'field_refused', details);
  if (typed === fieldOf(form, 'password')) {
    throw new Refusal(200, 'withdrawal_password_is_login', details);
  }
  return passwords.hash(typed);
}

/** A form whose fields are read as their rules read them. The mobile number is read with its dial code. */
function readFields(form: Form, rules: readonly [string, FieldRule][]): Form {
  const ruleOf = new Map(rules.filter(([name]) => name !== 'mobileNum'));
  const fields = Object.entries(form.fields).map(([name, typed]) => {
    const rule = ruleOf.get(name);
    return [name, rule ? fieldText(rule, typed) : typed];
  });
  return { ...form, fields: Object.fromEntries(fields) };
}

/** Checks a form, cheap checks first. The captcha and the code are used up, so they come last. */
async function readForm(context: RequestContext, written: Form, method: RegistrationMethod) {
  const rules = rulesFor(context, method);
  const form = readFields(written, rules);
  checkFields(form, rules);
  checkBirthday(context, form.fields['birthday']);
  const isOn = (field: string) => rules.some(([name, rule]) => name === field && rule.enabled);
  const typed = fieldOf(form, 'mobileNum');
  const mobile = typed === '' ? null : internationalMobile(typed, form.dialCode ?? '63');
  const username = method.isMobile ? (mobile ?? '') : fieldOf(form, 'username');
  const agent = await findAgent(context.sql, fieldOf(form, 'affiliateCode'));
  const referrerId = await findReferrer(context.sql, fieldOf(form, 'referralCode'));
  const identity = await socialIdentity(context, form);
  await checkFree(context.sql, username, mobile);
  // Nothing is used up while the register cannot be reached. Only who has passed all checks learns its answer.
  const isListed = await context.register.askAboutPerson(personOfForm({ ...form, mobile }));
  if (!method.isMobile) checkGeetest(context, 'GEETESTEMAIL3', form);
  if (isOn('captcha')) await checkCaptcha(context, fieldOf(form, 'captcha'));
  const mobileVerified = mobile !== null && isOn('verificationCode');
  if (mobileVerified) await verifyMobile(context, form, mobile);
  if (isListed) throw new Refusal(200, 'registration_refused');
  const passwordHash = await context.passwords.hash(fieldOf(form, 'password') || randomToken());
  const withdrawalPasswordHash = await hashWithdrawalPassword(context.passwords, form);
  const { fields } = form;
  const sent = sentFormOf(written);
  const account = { username, passwordHash, mobile, mobileVerified, withdrawalPasswordHash };
  const requester = requesterOf(context);
  const { referralRules, topAgentRebate } = context.settings;
  const invited = { agent, referrerId, requester, referralRules, topAgentRebate };
  return { ...account, ...invited, fields, identity, sent };
}

/** Hashes that identify a repeated form. Null for a form without an idempotency key. */
function sentFormOf(form: Form): SentForm | null {
  const { idempotencyKey } = form;
  if (idempotencyKey === undefined) return null;
  const fields = Object.entries(form.fields).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const whole = Object.entries({ ...form, fields }).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  return {
    keyHash: hashToken(idempotencyKey),
    requestHash: hashToken(JSON.stringify([idempotencyKey, whole])),
  };
}

/** The id of the member that an earlier sending of this form has added: key, form and password are the same. */
async function findRegistered(
  { sql, passwords }: RequestContext,
  form: Form,
): Promise<string | null> {
  const sent = sentFormOf(form);
  if (sent === null) return null;
  const made = await sql
    .selectFrom('registration')
    .innerJoin('member', 'member.id', 'registration.member_id')
    .select(['member.id', 'password_hash'])
    .where('key_hash', '=', sent.keyHash)
    .where('request_hash', '=', sent.requestHash)
    .executeTakeFirst();
  const password = fieldOf(form, 'password');
  if (!made) return null;
  const isSame = password === '' || (await passwords.matches(made.password_hash, password));
  return isSame ? made.id : null;
}

/** Two sendings of one form run one after the other, because its code works once. */
const queue = createKeyedQueue();

async function addAccount(
  context: RequestContext,
  form: Form,
  method: RegistrationMethod,
): Promise<string> {
  const account = await readForm(context, form, method);
  try {
    const { vault, now } = context;
    return await context.transaction(async (sql) => {
      const id = await registerMember({ sql, vault }, account, now);
      await context.register.keepClear(sql, id, personOfForm(account));
      return id;
    });
  } catch (error) {
    const made = isUniqueViolation(error) ? await findRegistered(context, form) : null;
    if (made !== null) return made;
    if (isUniqueViolation(error)) await checkFree(context.sql, account.username, account.mobile);
    throw error;
  }
}

/** Adds a member, once for all sendings of a form, and begins a session. */
export async function registerWith(
  context: RequestContext,
  form: Form,
  method: RegistrationMethod,
) {
  requireModule(context, method.module);
  requireSiteDomain(context.settings, form.domain);
  checkAddress(context);
  await context.attempts.consumeFrom('register', context.ip, limit);
  const id = await queue(
    form.idempotencyKey ?? randomToken(),
    async () => (await findRegistered(context, form)) ?? (await addAccount(context, form, method)),
  );
  await recordNetwork(context, id);
  const { username } = await context.sql
    .selectFrom('member')
    .select('username')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const deviceId = await recordDevice(context, id);
  const network = networkKey(context.ip);
  const token = await context.sessions.begin(id, { mustChangePassword: false, deviceId, network });
  return { token, userName: username, customerId: id };
}
