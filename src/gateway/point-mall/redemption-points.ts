import { pointBalances } from '../points/points.ts';
import type { Sql } from '../store/database.ts';

/** The idempotency key of the entry that takes the points of a redemption. */
export function takeKey(id: string): string {
  return `redemption:${id}`;
}

/** The idempotency key of the entry that gives the points of a rejected redemption back. */
export function returnKey(id: string): string {
  return `${takeKey(id)}:return`;
}

/** The member's points after a redemption, and after its points were given back. Null for points that did not move. */
export interface RedemptionPoints {
  readonly taken: number | null;
  readonly returned: number | null;
}

/** The points of a member after each of the redemptions, by id, from the ledger. */
export async function pointsOfRedemptions(
  sql: Sql,
  memberId: string,
  ids: readonly string[],
): Promise<(id: string) => RedemptionPoints> {
  const keys = ids.flatMap((id) => [takeKey(id), returnKey(id)]);
  const balances = await pointBalances(sql, memberId, keys);
  return (id) => ({
    taken: balances.get(takeKey(id)) ?? null,
    returned: balances.get(returnKey(id)) ?? null,
  });
}
