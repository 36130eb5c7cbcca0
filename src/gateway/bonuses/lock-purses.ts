import type { Centavos } from '#protocol/model/money.ts';
import type { Sql } from '../store/database.ts';
import { lockOrder } from '../ledger/ledger.ts';
import { type ActiveBonus, activeBonuses } from './bonus-purse.ts';

/** A member at a game, and the wallet that is played from: null for the main one. */
interface PurseOwner {
  readonly memberId: string;
  readonly wallet: string | null;
}

/** The money of a member that is locked for a bet. */
export interface LockedPurses {
  /** Money in the wallet that is played from. */
  readonly cash: Centavos;
  readonly isMain: boolean;
  readonly bonuses: readonly ActiveBonus[];
  /** Number of limits of losses and stakes that the member has set. */
  readonly limits: number;
  /** The member stakes nothing before this time, epoch milliseconds. */
  readonly excludedUntil: number;
}

/**
 * Locks the main wallet of a member and the wallet that is played from until the end of the transaction, in the order of the
 * ledger. The bonuses are read after the lock: the number on the main wallet shows if there are any, so that a member without
 * a bonus costs no further query. The number of limits and the end of an exclusion save queries in the same way. `cash` is 0 for a wallet that was never opened.
 */
export async function lockPurses(
  sql: Sql,
  { memberId, wallet }: PurseOwner,
): Promise<LockedPurses> {
  const played = wallet ?? memberId;
  const rows = await sql
    .selectFrom('ledger_account')
    .select(['id', 'balance', 'bonuses', 'limits', 'excluded_until'])
    .where('id', 'in', wallet === null ? [memberId] : [memberId, wallet])
    .orderBy(lockOrder)
    .forUpdate()
    .execute();
  const cash = rows.find(({ id }) => id === played)?.balance ?? 0;
  const main = rows.find(({ id }) => id === memberId);
  const bonuses = main && main.bonuses > 0 ? await activeBonuses(sql, memberId) : [];
  const { limits = 0, excluded_until: excludedUntil = 0 } = main ?? {};
  return { cash, isMain: wallet === null, bonuses, limits, excludedUntil };
}
