import { type RawBuilder, sql as raw } from 'kysely';

/** Masks a mobile number: `+63 *** 0101`. */
export function maskMobile(digits: string): string {
  return `+${digits.slice(0, 2)} *** ${digits.slice(-4)}`;
}

/** A name that may be a mobile number: the one of today, an earlier one, or the number of somebody else. */
const numberPattern = '^[0-9]{8,15}$';
const numberLike = new RegExp(numberPattern);

/** The account or nickname of a member as other members see it: masked where it may be a mobile number. */
export function shownName(name: string): string {
  return numberLike.test(name) ? maskMobile(name) : name;
}

/** A condition for searches by a part of a name: they would reveal a masked number digit by digit. */
export function isNoNumber(column: string): RawBuilder<boolean> {
  return raw<boolean>`${raw.ref(column)} !~ ${raw.lit(numberPattern)}`;
}
