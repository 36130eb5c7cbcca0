import { v7 as uuid } from 'uuid';
import { rewardColumns, type RewardValue } from '../../offers/offers.ts';
import type { Sql } from '../../store/database.ts';
import type { Worded } from '../../texts/texts.ts';
import { plainCode } from './redeem.ts';

/** A promo code to add. Times in epoch milliseconds. */
interface NewPromoCode {
  readonly code: string;
  readonly value: RewardValue;
  readonly title: Worded;
  /** Conditions in one line. */
  readonly terms: Worded;
  readonly startsAt: number;
  readonly endsAt: number;
  /** Members who can redeem it. */
  readonly uses: number;
}

/** Adds a promo code. False when there is one with this code. */
export async function addPromoCode(sql: Sql, added: NewPromoCode): Promise<boolean> {
  const { code, value, title, terms, startsAt, endsAt, uses } = added;
  const row = await sql
    .insertInto('promo_code')
    .values({
      id: uuid(),
      code: plainCode(code),
      ...rewardColumns(value),
      titles: JSON.stringify(title),
      terms: JSON.stringify(terms),
      starts_at: startsAt,
      ends_at: endsAt,
      uses,
      uses_left: uses,
    })
    .onConflict((on) => on.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The last promo codes, newest first, for the operator. */
export function listPromoCodes(sql: Sql) {
  return sql
    .selectFrom('promo_code')
    .select(['code', 'kind', 'amount', 'starts_at as startsAt', 'ends_at as endsAt'])
    .select(['uses', 'uses_left as left'])
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}
