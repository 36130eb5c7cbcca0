import { Refusal } from '../../http/refusal.ts';
import { payReward, type RewardConditions, rewardValueOf } from '../../offers/offers.ts';
import type { Sql } from '../../store/database.ts';

/** A code as it is stored: in upper case, without spaces. */
export function plainCode(typed: string): string {
  return typed.normalize('NFKC').toUpperCase().replace(/\s/g, '');
}

/** A code that a member has typed. */
interface CodeToRedeem {
  readonly memberId: string;
  readonly code: string;
  readonly conditions: RewardConditions;
}

/**
 * Redeems a promo code for a member and pays its reward. Returns the id of the reward. Call inside a transaction. Refusals:
 * `promo_code_unknown`, `promo_code_used`, `promo_code_over`, `promo_code_used_up`, `reward_conditions`.
 */
export async function redeem(
  sql: Sql,
  { memberId, code, conditions }: CodeToRedeem,
  now: number,
): Promise<string> {
  const found = await sql
    .selectFrom('promo_code')
    .selectAll()
    .where('code', '=', plainCode(code))
    .where('starts_at', '<=', now)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new Refusal(200, 'promo_code_unknown');
  const key = `promoCode:${found.id}:${memberId}`;
  const used = sql.selectFrom('reward').select('id').where('key', '=', key);
  if (await used.executeTakeFirst()) throw new Refusal(200, 'promo_code_used');
  if (found.ends_at <= now) throw new Refusal(200, 'promo_code_over');
  if (found.uses_left === 0) throw new Refusal(200, 'promo_code_used_up');
  await sql
    .updateTable('promo_code')
    .set({ uses_left: found.uses_left - 1 })
    .where('id', '=', found.id)
    .execute();
  const offer = {
    memberId,
    key,
    source: 'promoCode',
    cause: { table: 'promo_code', id: found.id },
    value: rewardValueOf(found),
    title: found.titles,
    terms: found.terms,
    at: now,
    expiresAt: null,
    actor: 'member',
  } as const;
  const { id } = await payReward(sql, offer, conditions);
  return id;
}
