import type { Centavos } from '#protocol/model/money.ts';
import type { Sql } from '../store/database.ts';
import { anyLane, post } from '../ledger/ledger.ts';
import type { Actor } from '../store/tables/money/money-tables.ts';

/** Money of a redemption of points. */
interface RedemptionMoney {
  /** Id of the redemption. */
  readonly id: string;
  /** The step of the redemption that moves the money, once. */
  readonly step: string;
  readonly memberId: string;
  /** Positive into the main wallet of the member, negative out of it. */
  readonly amount: Centavos;
  readonly actor: Actor;
  /** Epoch milliseconds. */
  readonly at: number;
}

/**
 * Moves money of a redemption between the main wallet of a member and the promotions, which pay for points. Call inside the
 * transaction that moves the points. Refusal `insufficient_balance`.
 */
export async function postRedemption(
  sql: Sql,
  { id, step, memberId, amount, actor, at }: RedemptionMoney,
): Promise<void> {
  await post(sql, {
    key: `redemption:${id}:${step}`,
    kind: 'redemption',
    at,
    postings: [
      { account: memberId, amount },
      { account: anyLane('promotions'), amount: -amount },
    ],
    cause: { table: 'redemption', id },
    actor,
    orderNo: id,
  });
}
