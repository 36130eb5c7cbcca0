import { shownName } from '../mask-mobile.ts';
import { notify } from '../notify/notify.ts';
import type { Sql } from '../store/database.ts';

/** Notifies the downlines of ended contracts. */
export async function notifyOfEnd(sql: Sql, ids: readonly string[], at: number): Promise<void> {
  if (ids.length === 0) return;
  const rows = await sql
    .selectFrom('contract')
    .innerJoin('member as upline', 'upline.id', 'contract.upline_id')
    .select(['downline_id', 'upline.nickname'])
    .where('contract.id', 'in', ids)
    .orderBy('contract.id')
    .execute();
  for (const { downline_id: memberId, nickname: name } of rows) {
    await notify(sql, { memberId, kind: 'contractEnded', values: { name: shownName(name) } }, at);
  }
}

/** Names of the downlines of contracts, as their upline sees them. */
export async function downlinesOf(sql: Sql, ids: readonly string[]): Promise<string[]> {
  const rows = await sql
    .selectFrom('contract')
    .innerJoin('member', 'member.id', 'contract.downline_id')
    .select('member.nickname')
    .where('contract.id', 'in', ids)
    .orderBy('member.nickname')
    .execute();
  return rows.map(({ nickname }) => shownName(nickname));
}
