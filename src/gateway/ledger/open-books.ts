import type { Centavos } from '#protocol/model/money.ts';
import type { Sql } from '../store/database.ts';
import { anyLane, cashAccount, houseAccounts, post, trialBankAccount } from './postings.ts';

/** Opening balances of the house and the jackpot, in centavos. */
interface OpeningFunds {
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
  const cause = { table: 'ledger_account', id: cashAccount } as const;
  const actor = 'operator';
  await post(sql, { key: 'opening:house', kind: 'opening', at: now, postings, cause, actor });
}

/** The wallet of a new member, with its first balance. The money of a trial account is apart from the real books. */
interface NewWallet {
  readonly memberId: string;
  readonly isTrial: boolean;
  readonly balance: Centavos;
}

/** Opens a wallet. Call inside a transaction. */
export async function openWallet(
  sql: Sql,
  { memberId, isTrial, balance }: NewWallet,
  now: number,
): Promise<void> {
  await sql
    .insertInto('ledger_account')
    .values({
      id: memberId,
      kind: isTrial ? 'trial' : 'member',
      balance: 0,
      member_id: memberId,
    })
    .execute();
  if (balance === 0) return;
  const postings = [
    { account: isTrial ? trialBankAccount : cashAccount, amount: -balance },
    { account: memberId, amount: balance },
  ];
  const cause = { table: 'member', id: memberId } as const;
  const key = `opening:${memberId}`;
  await post(sql, { key, kind: 'opening', at: now, postings, cause, actor: 'operator' });
}

/**
 * Opens the account of the money that is at a provider, unless it is open. It looks first: an insert that finds the
 * account waits for the transaction that is changing its balance.
 */
export async function openClearing(sql: Sql, account: string): Promise<void> {
  const open = await sql
    .selectFrom('ledger_account')
    .select('id')
    .where('id', '=', account)
    .executeTakeFirst();
  if (open) return;
  await sql
    .insertInto('ledger_account')
    .values({ id: account, kind: 'clearing', balance: 0, member_id: null })
    .onConflict((on) => on.doNothing())
    .execute();
}
