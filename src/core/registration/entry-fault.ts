import { email, pipe, safeParse, string, trim } from 'valibot';
import { checkField } from '#contract/check-field.ts';
import type { FieldRule } from '#contract/model/rule.ts';

/** What is wrong with a field that has to be filled in. */
export type EntryFault = 'required' | { readonly rule: FieldRule };

/** What the operator's rule says of a field that has to be filled in; while the rule is not known, the gateway has the word. */
export function entryFault(rule: FieldRule | undefined, typed: string): EntryFault | null {
  if (typed.trim() === '') return 'required';
  if (rule === undefined) return null;
  const fault = checkField({ ...rule, enabled: true, required: true }, typed);
  return fault === null ? null : { rule };
}

/** A mobile number without what people put between its digits. */
export function plainMobile(typed: string): string {
  return typed.replaceAll(/[\s().-]/g, '');
}

/** What the operator's rule says of a mobile number, with or without the plus of a whole one. */
export function mobileFault(rule: FieldRule | undefined, typed: string): EntryFault | null {
  return entryFault(rule, plainMobile(typed).replace(/^\+/, ''));
}

const address = pipe(string(), trim(), email());

/** Whether something can be an e-mail address. */
export function isEmail(typed: string): boolean {
  return safeParse(address, typed).success;
}
