import {
  bareMobile,
  type RegisterField,
  registerFaults,
  type RegisterValues,
} from '#core/registration/registration-rules.ts';
import type { Faults } from '../../../lib/form/use-form.ts';
import type { RegisterFault } from './use-field-messages.ts';

/** What was typed, by the wire's name of the field; beside it `confirmPassword`, `country`, `terms` and `age`. Absent is untouched. */
export type Entry = Readonly<Record<string, string | undefined>>;

/** What an entry is read with. */
export interface Reading {
  readonly fields: readonly RegisterField[];
  /** Codes that came with the address: they stand in fields nobody has touched, shown or not. */
  readonly invitation: {
    readonly affiliateCode: string | null;
    readonly referralCode: string | null;
  };
  readonly dialCode: string;
}

/** Whether the form asks for a field. */
export function asks({ fields }: Pick<Reading, 'fields'>, name: string): boolean {
  return fields.some((field) => field.name === name);
}

/** What stands in a field. */
export function valueIn(
  entry: Entry,
  name: string,
  { invitation }: Pick<Reading, 'invitation'>,
): string {
  const { affiliateCode, referralCode } = invitation;
  const came: Entry = { affiliateCode: affiliateCode ?? '', referralCode: referralCode ?? '' };
  return entry[name] ?? came[name] ?? '';
}

/** What is sent: the fields of the form, and the codes of the address. */
export function valuesOf(entry: Entry, reading: Reading): RegisterValues {
  const asked = reading.fields.map(({ name }) => name);
  const names = [...new Set([...asked, 'affiliateCode', 'referralCode'])];
  const values = names
    .map((name): [string, string] => [name, valueIn(entry, name, reading)])
    .filter(([name, value]) => value !== '' || asks(reading, name));
  const { mobileNum, ...rest } = Object.fromEntries(values);
  if (mobileNum === undefined) return rest;
  return { ...rest, mobileNum: bareMobile(mobileNum, reading.dialCode) };
}

/** What is wrong with it, the confirmation and what has to be agreed to included. */
export function faultsOf(entry: Entry, reading: Reading): Faults<Entry, RegisterFault> {
  const again = entry['confirmPassword'] ?? '';
  const differs = again === '' ? 'required' : again === entry['password'] ? null : 'differs';
  return {
    ...Object.fromEntries(registerFaults(reading.fields, valuesOf(entry, reading))),
    confirmPassword: asks(reading, 'password') ? differs : null,
    terms: entry['terms'] ? null : 'required',
    age: entry['age'] ? null : 'required',
  };
}
