import type { Centavos } from '#contract/model/money.ts';
import type { Sql } from '../store/database.ts';
import { anyLane, cashAccount, houseAccounts, post } from './ledger.ts';

export { balanceOf, jackpotTotal } from './ledger.ts';
export {
  prepareRound,
  type RoundResult,
  type RoundToPlay,
  type SettledRound,
  settleRound,
} from './rounds.ts';

/** Opening balances of the house and the jackpot, in centavos. */
export interface OpeningFunds {
  readonly house: Centavos;
  readonly jackpot: Centavos;
}

/** Inserts the accounts of a new store that belong to no member, and funds them. Call inside a transaction. */
export async function openBooks(
  sql: Sql,
  { house, jackpot }: OpeningFunds,
  now: number,
): Promise<void> {
  await sql.insertInto('ledger_account').values(houseAccounts).execute();
  const postings = [
    { account: cashAccount, amount: -house - jackpot },
    { account: anyLane('house'), amount: house },
    { account: anyLane('jackpot'), amount: jackpot },
  ];
  await post(sql, { key: 'opening:house', kind: 'opening', at: now, postings });
}

/** Opens the wallet of a new member with a balance in centavos. Call inside a transaction. */
export async function openWallet(
  sql: Sql,
  memberId: string,
  balance: Centavos,
  now: number,
): Promise<void> {
  await sql
    .insertInto('ledger_account')
    .values({ id: memberId, kind: 'member', balance: 0 })
    .execute();
  if (balance === 0) return;
  const postings = [
    { account: cashAccount, amount: -balance },
    { account: memberId, amount: balance },
  ];
  await post(sql, { key: `opening:${memberId}`, kind: 'opening', at: now, postings });
}
