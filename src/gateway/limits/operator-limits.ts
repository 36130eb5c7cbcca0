import { sql as raw } from 'kysely';
import { latestBirthday } from '#protocol/birthday.ts';
import type { Centavos } from '#protocol/model/money.ts';
import type { PlayLimitFrame, PlayLimitKind } from '#protocol/model/protection/play-limit.ts';
import type { Sql } from '../store/database.ts';

/** A limit that holds: of the member, or of the operator. */
export interface HeldLimit {
  readonly kind: PlayLimitKind;
  readonly frame: PlayLimitFrame;
  readonly amount: Centavos;
  /** It holds for the last 24 hours, 7 or 30 days. False by default: for a day, week or month of the calendar. */
  readonly rolling?: boolean | undefined;
}

/** A limit of the operator for every member. With `youngerThan` only for members below that age in years, in +08:00. */
export interface OperatorLimit extends HeldLimit {
  readonly youngerThan?: number | undefined;
}

/** The birthday that a member has given (yyyy-MM-dd). Null without one. */
async function birthdayOf(sql: Sql, memberId: string): Promise<string | null> {
  const row = await sql
    .selectFrom('member')
    .select(raw<string | null>`profile ->> 'birthday'`.as('birthday'))
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.birthday || null;
}

/**
 * The limits of the operator that hold for a member at a time in epoch milliseconds. A member of unknown age has the limits
 * of the young. Where no limit depends on the age, this reads nothing.
 */
export async function operatorLimits(
  sql: Sql,
  { memberId, maxima }: { readonly memberId: string; readonly maxima: readonly OperatorLimit[] },
  at: number,
): Promise<readonly HeldLimit[]> {
  if (maxima.every(({ youngerThan }) => youngerThan === undefined)) return maxima;
  const birthday = await birthdayOf(sql, memberId);
  return maxima.filter(
    ({ youngerThan }) =>
      youngerThan === undefined || birthday === null || birthday > latestBirthday(youngerThan, at),
  );
}
