import { internationalMobile, mobileDigits, plainMobile } from '#protocol/mobile-number.ts';
import { usernameKey } from '../username-key.ts';
import type { Sql } from '../store/database.ts';

/** Country code and number of a mobile number in any spelling, a Philippine one without a code. Null for other names. */
function typedMobile(name: string): string | null {
  return /^\+?\d{7,15}$/.test(plainMobile(name)) ? internationalMobile(name, '63') : null;
}

/** Finds a member by username, or by mobile number with or without the country code 63. */
export function findMember(sql: Sql, name: string) {
  const mobile = typedMobile(name);
  const mobiles = mobile === null ? [] : [mobileDigits(name), mobile];
  return sql
    .selectFrom('member')
    .selectAll()
    .where((where) =>
      where.or([
        where('username_key', '=', usernameKey(name)),
        ...(mobiles.length > 0 ? [where('mobile', 'in', mobiles)] : []),
      ]),
    )
    .orderBy((order) =>
      order.case().when('username_key', '=', usernameKey(name)).then(0).else(1).end(),
    )
    .limit(1)
    .executeTakeFirst();
}

export type MemberRow = NonNullable<Awaited<ReturnType<typeof findMember>>>;

/**
 * The key by which attempts on an account are counted: the id of the member, or the normalised name of an unknown one.
 * All spellings of a name or a number have the same key.
 */
export function accountKey(member: Pick<MemberRow, 'id'> | undefined, name: string): string {
  return member?.id ?? `unknown ${typedMobile(name) ?? usernameKey(name)}`;
}

/** Finds a member by mobile number: country code and number, digits only. */
export function findByMobile(sql: Sql, mobile: string): Promise<MemberRow | undefined> {
  return sql.selectFrom('member').selectAll().where('mobile', '=', mobile).executeTakeFirst();
}
