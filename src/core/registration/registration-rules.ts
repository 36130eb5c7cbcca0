import { checkField, type FieldFault } from '#contract/check-field.ts';
import type { FieldRule } from '#contract/model/rule.ts';

/** A field of the form, by the wire's name. */
export interface RegisterField {
  readonly name: string;
  readonly rule: FieldRule;
}

export type RegisterValues = Readonly<Record<string, string>>;

/** What a way to register asks for, see rules/ways.ts. */
interface Terms {
  readonly way: 'mobile' | 'username';
  readonly verifies: boolean;
  readonly withPassword: boolean;
}

/** Where these stand in the form; what else the operator asks for follows in its own order. */
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

/** The fields of the form in the order they are shown. A mobile registration always asks for the number. */
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

/** What is wrong with what was typed, by field, in the order of the form. */
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

/** What is nobody's business once the form is left. */
const secrets: ReadonlySet<string> = new Set([
  'password',
  'confirmPassword',
  'paymentPassword',
  'verificationCode',
  'captcha',
]);

/** What may be kept of a form that was left, so that it need not be typed again. */
export function draftOf(typed: RegisterValues): RegisterValues {
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !secrets.has(name)));
}

/** A mobile number as rules read it: without spaces and dashes, and without the dial code that stands beside it. */
export function bareMobile(typed: string, dialCode: string): string {
  const dense = typed.replace(/[\s().-]/g, '');
  return dense.startsWith(`+${dialCode}`) ? dense.slice(dialCode.length + 1) : dense;
}

/** Who invited the newcomer, as the address of the page says: `?affiliateCode=` or a label before the operator's domain, and `?referralCode=` or `?r=`. */
export function invitationOf(
  { hostname, search }: Pick<URL, 'hostname' | 'search'>,
  domains: readonly string[],
): { affiliateCode: string | null; referralCode: string | null } {
  const asked = new URLSearchParams(search);
  const domain = domains.find((own) => hostname.endsWith(`.${own}`));
  const label = domain === undefined ? '' : hostname.slice(0, -domain.length - 1);
  const isCode = /^[a-z0-9]{4,20}$/i.test(label) && !domains.includes(hostname);
  return {
    affiliateCode: asked.get('affiliateCode') || (isCode ? label : null),
    referralCode: asked.get('referralCode') || asked.get('r') || null,
  };
}
