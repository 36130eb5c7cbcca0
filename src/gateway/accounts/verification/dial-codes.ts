import { sql as raw } from 'kysely';
import { Refusal } from '../../http/refusal.ts';
import type { Sql } from '../../store/database.ts';

/** A mobile number that an SMS may go to. */
export interface SmsNumber {
  readonly dialCode: string;
  /** The number in digits without zeros after the dial code, which many telephone networks ignore: one person, one key. */
  readonly counted: string;
}

/**
 * Finds the dial code of a number in digits: the longest of the list of countries (`getCountries`) that it begins with.
 * Refusal `field_refused` for a number of none, such as one of a satellite, and for one that is too short or too long.
 */
export async function smsNumber(sql: Sql, digits: string): Promise<SmsNumber> {
  const row = await sql
    .selectFrom('country')
    .select('dial_code')
    .where(raw<boolean>`starts_with(${digits}, dial_code)`)
    .orderBy(raw`length(dial_code)`, 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row || !/^\d{7,15}$/.test(digits)) {
    throw new Refusal(200, 'field_refused', { value: { field: 'mobileNum' } });
  }
  const dialCode = row.dial_code;
  return { dialCode, counted: dialCode + digits.slice(dialCode.length).replace(/^0+/, '') };
}
