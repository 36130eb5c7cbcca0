import { type Selectable, sql as raw } from 'kysely';
import type { Centavos } from '#protocol/model/money.ts';
import type { Sql } from '../store/database.ts';
import type { BonusTable } from '../store/tables/money/bonus-tables.ts';

export type Bonus = Selectable<BonusTable>;

/** An active bonus with the money in its purse. */
export type ActiveBonus = Bonus & { readonly purse: Centavos };

/** The account of the money of a bonus. */
export function bonusAccount({ id, member_id: memberId }: Pick<Bonus, 'id' | 'member_id'>): string {
  return `${memberId}/bonus:${id}`;
}

/**
 * Locks the main wallet of a member until the end of the transaction. Every change of a bonus locks it first, so that bets,
 * grants and ends of the bonuses of a member come one after the other. Returns false when there is no such wallet.
 */
export async function lockBonuses(sql: Sql, memberId: string): Promise<boolean> {
  const row = await sql
    .selectFrom('ledger_account')
    .select('id')
    .where('id', '=', memberId)
    .where('kind', '=', 'member')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Selects the bonuses of a member with the money in their purses. */
export function selectBonuses(sql: Sql, memberId: string) {
  return sql
    .selectFrom('bonus')
    .leftJoin('ledger_account', (on) =>
      on.on('ledger_account.id', '=', raw<string>`bonus.member_id || '/bonus:' || bonus.id`),
    )
    .selectAll('bonus')
    .select(raw<number>`coalesce(ledger_account.balance, 0)::int8`.as('purse'))
    .where('bonus.member_id', '=', memberId);
}

/** The active bonuses of a member, the oldest first. */
export function activeBonuses(sql: Sql, memberId: string): Promise<readonly ActiveBonus[]> {
  return selectBonuses(sql, memberId).where('state', '=', 'active').orderBy('bonus.id').execute();
}

/** The money in the purse of a bonus: 0 before it is granted. */
export async function purseOf(sql: Sql, bonus: Bonus): Promise<Centavos> {
  const row = await sql
    .selectFrom('ledger_account')
    .select('balance')
    .where('id', '=', bonusAccount(bonus))
    .executeTakeFirst();
  return row?.balance ?? 0;
}

/** Counts the active bonuses of a member on the main wallet, where bets read it with the lock. */
export async function countBonuses(sql: Sql, memberId: string, change: 1 | -1): Promise<void> {
  await sql
    .updateTable('ledger_account')
    .set((of) => ({ bonuses: of('bonuses', '+', change) }))
    .where('id', '=', memberId)
    .execute();
}
