import { mobileDigits } from '#contract/mobile-number.ts';
import { usernameKey } from './accounts.ts';
import type { Sql } from '../store/database.ts';

/** Finds a member by username, or by mobile number with or without the country code 63. */
export function findMember(sql: Sql, name: string) {
  const digits = mobileDigits(name);
  const mobiles = /^\+?[\d\s-]{7,20}$/.test(name) ? [digits, digits.replace(/^0?/, '63')] : [];
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

/** Finds a member by mobile number: country code and number, digits only. */
export function findByMobile(sql: Sql, mobile: string): Promise<MemberRow | undefined> {
  return sql.selectFrom('member').selectAll().where('mobile', '=', mobile).executeTakeFirst();
}
