import type { Centavos } from '#contract/model/money.ts';
import { recordEvent } from '../../events/events.ts';
import type { Sql } from '../../store/database.ts';
import { takeDepositBonusBack } from '../bonuses/deposit-bonuses.ts';
import { anyLane, post } from '../ledger.ts';
import { clearingAccount } from '../providers/provider.ts';
import { blockWithdrawals } from '../withdrawals/withdrawal-blocks.ts';
import { freeReference } from './find-deposit.ts';
import { type DepositRow, moveDeposit } from './move-deposit.ts';
import { tellAboutDeposit } from './tell-about-deposit.ts';

/** The reason of the block of withdrawals after a payment was taken back. */
export function takenBackReason(id: string): string {
  return `Deposit ${id} was taken back`;
}

/** A payment that its provider took back. */
interface TakenBack {
  readonly reference: string;
  readonly amount: Centavos;
  readonly at: number;
}

/** The cash of a member, locked until the transaction ends. */
async function lockCash(sql: Sql, memberId: string): Promise<Centavos> {
  const { balance } = await sql
    .selectFrom('ledger_account')
    .select('balance')
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return balance;
}

/** Takes as much as the balance has. The house bears the rest until the operator settles it with the member. */
async function takeBack(sql: Sql, deposit: DepositRow, memberId: string, at: number) {
  const received = deposit.received ?? 0;
  const added = deposit.added ?? 0;
  const taken = Math.min(added, await lockCash(sql, memberId));
  await post(sql, {
    key: `deposit:${deposit.id}:reversed`,
    kind: 'adjustment',
    at,
    postings: [
      { account: clearingAccount(deposit.provider), amount: received },
      { account: memberId, amount: -taken },
      { account: anyLane('fees'), amount: added - received },
      { account: anyLane('house'), amount: taken - added },
    ],
    cause: { table: 'deposit', id: deposit.id },
    actor: 'provider',
    orderNo: deposit.id,
    remark: 'The payment was taken back',
  });
  return { taken, owed: added - taken };
}

/** Reverses a paid deposit: its money leaves the balance, its bonus is taken back, and the member cannot withdraw until the operator allows it. */
async function reversePaid(sql: Sql, deposit: DepositRow, memberId: string, at: number) {
  const { taken, owed } = await takeBack(sql, deposit, memberId, at);
  const move = { to: 'reversed', actor: 'provider', at, reason: 'takenBack' } as const;
  const moved = await moveDeposit(sql, deposit, { ...move, set: { owed } });
  if (!moved) return;
  await takeDepositBonusBack(sql, { memberId, depositId: deposit.id, at });
  await blockWithdrawals(sql, { memberId, reason: takenBackReason(deposit.id) }, at);
  const cause = { table: 'deposit', id: deposit.id };
  const values = { amount: -taken, quiet: true };
  await recordEvent(sql, { memberId, kind: 'balanceChanged', cause, values }, at);
  await tellAboutDeposit(sql, moved, at);
}

/**
 * Applies the notice that a payment was taken back, and returns a word for what was done. When it arrives before the notice
 * of the payment, the deposit counts as paid and taken back, and the later notice changes nothing. Call inside a transaction.
 */
export async function reverseDeposit(
  sql: Sql,
  deposit: DepositRow,
  { reference, amount, at }: TakenBack,
): Promise<string> {
  if (deposit.state === 'reversed' || deposit.state === 'returned') return 'known';
  if (deposit.reference !== null && deposit.reference !== reference) return 'nothing';
  if (deposit.state === 'paid' && deposit.member_id !== null) {
    await reversePaid(sql, deposit, deposit.member_id, at);
    return 'reversed';
  }
  const received = amount > 0 ? amount : (deposit.received ?? deposit.amount);
  const own = await freeReference(sql, deposit, reference);
  const set = { reference: own, received, ask_at: null };
  const to = deposit.member_id === null ? 'returned' : 'reversed';
  const move = { to, actor: 'provider', at, reason: 'takenBack', set } as const;
  const moved = await moveDeposit(sql, deposit, move);
  if (moved) await tellAboutDeposit(sql, moved, at);
  return 'reversed';
}
