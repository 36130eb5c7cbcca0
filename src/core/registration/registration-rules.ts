import { checkField, type FieldFault } from '#protocol/check-field.ts';
import type { FieldRule } from '#protocol/model/rule.ts';

/** A field of the form, by its name in the protocol. */
export interface RegisterField {
  readonly name: string;
  readonly rule: FieldRule;
}

export type RegisterValues = Readonly<Record<string, string>>;

/** Requirements of a way to register, see account-methods.ts. */
interface Terms {
  readonly way: 'mobile' | 'username';
  readonly verifies: boolean;
  readonly withPassword: boolean;
}

/** Order of the form. Other fields follow in the order of the operator. */
const order = [
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'payeeName',
  'email',
  'nickname',
];
const last = ['affiliateCode', 'referralCode', 'captcha'];

function placeOf(name: string): number {
  if (order.includes(name)) return order.indexOf(name);
  return order.length + 1 + last.indexOf(name);
}

function isAsked({ way, verifies, withPassword }: Terms, name: string): boolean {
  if (name === 'username') return way === 'username';
  if (name === 'password') return withPassword;
  return name !== 'verificationCode' || verifies;
}

/** The fields in the order of the form. Registration by mobile always requires the number. */
export function registerFields(
  rules: Readonly<Record<string, FieldRule>>,
  terms: Terms,
): RegisterField[] {
  return Object.entries(rules)
    .map(([name, rule]) => {
      const must = terms.way === 'mobile' && name === 'mobileNum';
      return { name, rule: must ? { ...rule, enabled: true, required: true } : rule };
    })
    .filter(({ name, rule }) => rule.enabled && isAsked(terms, name))
    .toSorted((a, b) => placeOf(a.name) - placeOf(b.name));
}

/** Faults by field, in the order of the form. */
export function registerFaults(
  fields: readonly RegisterField[],
  values: RegisterValues,
): ReadonlyMap<string, FieldFault> {
  const faults = fields.flatMap(({ name, rule }): [string, FieldFault][] => {
    const fault = checkField(rule, values[name] ?? '');
    return fault === null ? [] : [[name, fault]];
  });
  return new Map(faults);
}

/** Fields that are never kept. */
const secrets: ReadonlySet<string> = new Set([
  'password',
  'confirmPassword',
  'paymentPassword',
  'verificationCode',
  'captcha',
]);

/** The part of a form that may be kept when it is closed. */
export function draftOf(typed: RegisterValues): RegisterValues {
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !secrets.has(name)));
}

/** Reads the inviter from the address of the page: `?affiliateCode=` or a subdomain of the operator, and `?referralCode=` or `?r=`. */
export function invitationOf(
  { hostname, search }: Pick<URL, 'hostname' | 'search'>,
  domains: readonly string[],
): { affiliateCode: string | null; referralCode: string | null } {
  const query = new URLSearchParams(search);
  const domain = domains.find((own) => hostname.endsWith(`.${own}`));
  const label = domain === undefined ? '' : hostname.slice(0, -domain.length - 1);
  const isCode = /^[a-z0-9]{4,20}$/i.test(label) && !domains.includes(hostname);
  return {
    affiliateCode: query.get('affiliateCode') || (isCode ? label : null),
    referralCode: query.get('referralCode') || query.get('r') || null,
  };
}
