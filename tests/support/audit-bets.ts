import type { Sql } from '#gateway/store/database.ts';
import { lostWork } from './audit-ledger.ts';
import { betKinds } from './bet-kinds.ts';

/**
 * Checks the bets of the table of kinds after all are settled: the keys that are open, not paid by the rules, or not exactly
 * once in the ledger, and the members whose balance is not what they began with and won. All must be empty. `memberId`: only
 * this member is checked.
 */
export async function auditBets(sql: Sql, openingCentavos: number, memberId?: string) {
  const rounds = await sql
    .selectFrom('round')
    .selectAll()
    .$if(memberId !== undefined, (all) => all.where('member_id', '=', memberId ?? ''))
    .execute();
  const members = await sql
    .selectFrom('ledger_account')
    .select(['id', 'balance'])
    .where('kind', '=', 'member')
    .$if(memberId !== undefined, (all) => all.where('member_id', '=', memberId ?? ''))
    .execute();
  const wonBy = new Map<string, number>();
  for (const { member_id: id, payout, stake } of rounds)
    wonBy.set(id, (wonBy.get(id) ?? 0) + payout - stake);
  const wrong = rounds.filter((round) => {
    const kind = betKinds.find(({ nodeId }) => nodeId === round.node_id);
    return round.status !== 0 && kind?.payoutOf(round) !== round.payout;
  });
  const keysOf = (some: readonly { key: string }[]) => some.map(({ key }) => key);
  return {
    open: keysOf(rounds.filter(({ status }) => status === 0)),
    wrong: keysOf(wrong),
    lost: await lostWork(sql, keysOf(rounds)),
    members: members
      .filter(({ id, balance }) => balance !== openingCentavos + (wonBy.get(id) ?? 0))
      .map(({ id }) => id),
  };
}

/** The result of `auditBets` for bets that are all settled once and right. */
export const settledBets = { open: [], wrong: [], lost: [], members: [] };
