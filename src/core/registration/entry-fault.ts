import { pipe, safeParse, string, trim } from 'valibot';
import { emailAddress } from '#protocol/model/email-address.ts';
import { checkField } from '#protocol/check-field.ts';
import { plainMobile } from '#protocol/mobile-number.ts';
import type { FieldRule } from '#protocol/model/rule.ts';

/** Fault of a required field. */
export type EntryFault = 'required' | { readonly rule: FieldRule };

/** Checks a required field by the rule of the operator. Without a rule, the gateway checks. */
export function entryFault(rule: FieldRule | undefined, typed: string): EntryFault | null {
  if (typed.trim() === '') return 'required';
  if (rule === undefined) return null;
  const fault = checkField({ ...rule, enabled: true, required: true }, typed);
  return fault === null ? null : { rule };
}

/** Checks a mobile number by the rule of the operator. A leading plus is allowed. */
export function mobileFault(rule: FieldRule | undefined, typed: string): EntryFault | null {
  return entryFault(rule, plainMobile(typed).replace(/^\+/, ''));
}

const address = pipe(string(), trim(), emailAddress());

/** Returns true for a possible e-mail address. */
export function isEmail(typed: string): boolean {
  return safeParse(address, typed).success;
}
