import type { Sql } from '../store/database.ts';
import { anyLane, lockOrder } from './postings.ts';

/** The accounts that the bets of one transaction move money through. */
export interface Lanes {
  readonly openBets: string;
  readonly house: string;
  readonly jackpot: string;
}

/**
 * Locks the wallets of a member and the accounts for several bets of one transaction, all at once in the order of the ledger.
 * Bets that each take lanes of their own could wait for each other. `openBets` is the account of a bet that is open already.
 */
export async function lockLanes(
  sql: Sql,
  wallets: readonly string[],
  openBets: string,
): Promise<Lanes> {
  const lanes = { openBets, house: anyLane('house'), jackpot: anyLane('jackpot') };
  await sql
    .selectFrom('ledger_account')
    .select('id')
    .where('id', 'in', [...wallets, ...Object.values(lanes)])
    .orderBy(lockOrder)
    .forUpdate()
    .execute();
  return lanes;
}

/**
 * Locks a member until the end of the transaction, so that what is counted for the member is counted one after the other.
 * Rows that refer to the member, such as rounds, do not wait for this lock.
 */
export async function lockMember(sql: Sql, memberId: string): Promise<void> {
  await sql.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
}
