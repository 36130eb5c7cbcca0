import type { Database, Sql } from '../store/database.ts';
import { sweepHome } from './transfer-money.ts';

const batch = 100;

function membersAway(sql: Sql) {
  return sql
    .selectFrom('ledger_account')
    .select('member_id')
    .distinct()
    .where('kind', '=', 'vendor')
    .where('balance', '>', 0)
    .limit(batch)
    .execute();
}

/**
 * Moves the money in wallets of vendors to the main wallets, at most the money of 100 members, each in a transaction of its own.
 * The job runs while games share one wallet, because a bet that is settled later, or a gateway that has read the settings
 * earlier, can still pay into the wallet of a vendor. Returns the number of members.
 */
export async function bringWalletsHome(
  { sql, transaction }: Pick<Database, 'sql' | 'transaction'>,
  now: number,
): Promise<number> {
  const members = await membersAway(sql);
  for (const { member_id: memberId } of members) {
    if (memberId === null) continue;
    await transaction((within) => sweepHome(within, memberId, now));
  }
  return members.length;
}
