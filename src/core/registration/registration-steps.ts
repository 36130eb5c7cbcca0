import type { RegisterField } from './registration-rules.ts';

/** A step of the form: the account first, then what else the operator and the law ask. */
export type RegisterStep = 'account' | 'person';

/** A form with more fields has two steps. */
const mostFieldsOfOneStep = 5;

const secondsPerField = 10;

const accountFields: ReadonlySet<string> = new Set([
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'confirmPassword',
]);

/** The steps of a form with these fields, in their order. */
export function registerSteps(fields: readonly RegisterField[]): readonly RegisterStep[] {
  return fields.length > mostFieldsOfOneStep ? ['account', 'person'] : ['account'];
}

/** The step that asks for a field. Agreements are asked in the last one. */
export function stepOfField(steps: readonly RegisterStep[], name: string): RegisterStep {
  const isLater = steps.includes('person') && !accountFields.has(name);
  return isLater ? 'person' : 'account';
}

/** The time that the required fields take, in minutes, rounded up. */
export function registerMinutes(fields: readonly RegisterField[]): number {
  const required = fields.filter(({ rule }) => rule.required).length;
  return Math.max(1, Math.ceil((required * secondsPerField) / 60));
}
