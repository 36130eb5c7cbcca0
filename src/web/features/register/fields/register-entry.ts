import { bareMobile } from '#protocol/mobile-number.ts';
import {
  type RegisterField,
  registerFaults,
  type RegisterValues,
} from '#core/registration/registration-rules.ts';
import type { Faults } from '../../../lib/form/use-form.ts';
import type { RegisterFault } from './use-field-messages.ts';

/** Input by the field's name in the protocol, and `confirmPassword`, `country`, `terms` and `age`. An absent key is an untouched field. */
export type Entry = Readonly<Record<string, string | undefined>>;

/** The data that gives an entry its meaning. */
interface EntryContext {
  readonly fields: readonly RegisterField[];
  /** Codes of the address. They are the values of untouched fields, shown or not. */
  readonly invitation: {
    readonly affiliateCode: string | null;
    readonly referralCode: string | null;
  };
  readonly dialCode: string;
}

/** Returns true if the form has the field. */
export function hasField({ fields }: Pick<EntryContext, 'fields'>, name: string): boolean {
  return fields.some((field) => field.name === name);
}

/** The value of a field. */
export function fieldValue(
  entry: Entry,
  name: string,
  { invitation }: Pick<EntryContext, 'invitation'>,
): string {
  const { affiliateCode, referralCode } = invitation;
  const came: Entry = { affiliateCode: affiliateCode ?? '', referralCode: referralCode ?? '' };
  return entry[name] ?? came[name] ?? '';
}

/** The values to send: the fields of the form, and the codes of the address. */
export function registerValues(entry: Entry, context: EntryContext): RegisterValues {
  const ownNames = context.fields.map(({ name }) => name);
  const names = [...new Set([...ownNames, 'affiliateCode', 'referralCode'])];
  const values = names
    .map((name): [string, string] => [name, fieldValue(entry, name, context)])
    .filter(([name, value]) => value !== '' || hasField(context, name));
  const { mobileNum, ...rest } = Object.fromEntries(values);
  if (mobileNum === undefined) return rest;
  return { ...rest, mobileNum: bareMobile(mobileNum, context.dialCode) };
}

/** Faults of an entry, with the faults of the confirmation and the agreements. */
export function registerEntryFaults(
  entry: Entry,
  context: EntryContext,
  /** The last birthday (yyyy-MM-dd) that makes nobody a minor. */
  latestBirthday: string,
): Faults<Entry, RegisterFault> {
  const again = entry['confirmPassword'] ?? '';
  const differs = again === '' ? 'required' : again === entry['password'] ? null : 'differs';
  const isMinor = (entry['birthday'] ?? '') > latestBirthday;
  return {
    ...(isMinor && { birthday: 'tooYoung' as const }),
    ...Object.fromEntries(registerFaults(context.fields, registerValues(entry, context))),
    confirmPassword: hasField(context, 'password') ? differs : null,
    terms: entry['terms'] ? null : 'required',
    age: entry['age'] ? null : 'required',
  };
}
