import { inEachLanguage } from '#protocol/model/language.ts';
import type { Centavos } from '#protocol/model/money.ts';
import { requireFree } from '../exclusions/exclusions.ts';
import { Refusal } from '../http/refusal.ts';
import type { Sql } from '../store/database.ts';
import { checkConditions, holdCash, type RewardConditions } from '../offers/offers.ts';
import { addRedemption } from './add-redemption.ts';
import { findByKey, lockMember, type Redemption } from './find-redemption.ts';

/** Points to convert, with the money that the member has confirmed. */
interface Conversion {
  readonly memberId: string;
  readonly key: string;
  readonly points: number;
  readonly amount: Centavos;
  /** Username of the account that is paid. */
  readonly account: string;
  /** Conditions of cash. */
  readonly conditions: RewardConditions;
}

/** The exchange rates, ascending. */
export function exchangeRates(sql: Sql) {
  return sql.selectFrom('point_exchange').selectAll().orderBy('least').execute();
}

/** The money for a number of points, floored to the centavo. 0 below the least number. */
async function worthOf(sql: Sql, points: number): Promise<Centavos> {
  const rates = await exchangeRates(sql);
  const rate = rates.findLast(({ least }) => least <= points)?.rate ?? 0;
  return Number((BigInt(points) * BigInt(rate)) / 100n);
}

/**
 * Converts points to money in the main wallet, both in this transaction. The money is held as the money of a reward. Call it after the withdrawal password was checked. A
 * known key converts nothing. Refusals `redemption_incorrect` for too few points or another amount than they are worth,
 * `insufficient_points`, `key_reused`, `reward_conditions`, and as of `requireFree`.
 */
export async function convertPoints(
  sql: Sql,
  { memberId, key, points, amount, account, conditions }: Conversion,
  now: number,
): Promise<Redemption> {
  await lockMember(sql, memberId);
  const known = await findByKey(sql, { memberId, key, item: null, quantity: 1, points });
  if (known) return known;
  await requireFree(sql, memberId, now);
  const pays = await worthOf(sql, points);
  if (pays === 0 || pays !== amount) throw new Refusal(200, 'redemption_incorrect');
  await checkConditions(sql, memberId, conditions);
  const added = await addRedemption(
    sql,
    {
      memberId,
      key,
      type: 'money',
      item: null,
      names: inEachLanguage(() => ''),
      quantity: 1,
      points,
      amount: 0,
      pays,
      account,
      remark: '',
      state: 'approved',
      sealDelivery: () => null,
    },
    now,
  );
  await holdCash(sql, memberId, pays * conditions.plays);
  return added;
}
