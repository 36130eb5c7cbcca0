import { checkField, type FieldFault } from './check-field.ts';
import { bareMobile, denseDigits } from './mobile-number.ts';

/** The rule of the account numbers of a bank or an e-wallet. */
interface AccountRule {
  readonly kind: 'bank' | 'wallet' | 'other';
  readonly pattern: string;
  readonly minLength: number;
  readonly maxLength: number;
}

/** The forms of a Philippine mobile number, the national one first. None for another number. */
function mobileForms(typed: string): string[] {
  const national = bareMobile(typed, '63').replace(/^(?:63)?0?(?=9\d{9}$)/, '');
  return /^9\d{9}$/.test(national) ? [`0${national}`, `63${national}`, national] : [];
}

/**
 * Reads a typed account number, and checks it. An e-wallet has a mobile number, which may be typed in any form: the form that
 * the rule takes is read. App and gateway use the same function.
 */
export function readAccountNumber(
  { kind, ...limits }: AccountRule,
  typed: string,
): { readonly number: string; readonly fault: FieldFault | null } {
  const rule = { ...limits, patternId: 6, enabled: true, required: true };
  const dense = denseDigits(typed);
  const forms = kind === 'wallet' ? mobileForms(typed) : [];
  const number = forms.find((form) => checkField(rule, form) === null) ?? dense;
  return { number, fault: checkField(rule, number) };
}
