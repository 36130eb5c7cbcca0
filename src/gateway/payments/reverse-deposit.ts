import type { Centavos } from '#protocol/model/money.ts';
import { recordEvent } from '../events/events.ts';
import type { Sql } from '../store/database.ts';
import type { Taking } from '../bonuses/bonuses.ts';
import { anyLane, post } from '../ledger/ledger.ts';
import { clearingAccount } from '../providers/providers.ts';
import { withdrawRewards } from '../offers/offers.ts';
import { blockWithdrawals } from '../withdrawals/withdrawals.ts';
import {
  type DepositRow,
  freeReference,
  moveDeposit,
  notifyOfDeposit,
} from '../deposits/deposits.ts';
import { ownGains, takeFromOther } from './take-gains.ts';

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

/** The money of the deposit. It goes back to the provider, with the code of deposits, so that sums of deposits do not have it any more. */
function reversalOf(sql: Sql, deposit: DepositRow, memberId: string, at: number): Taking {
  const { id, provider } = deposit;
  const received = deposit.received ?? 0;
  const added = deposit.added ?? 0;
  const take = () =>
    post(sql, {
      key: `deposit:${id}:reversed`,
      kind: 'depositReversal',
      at,
      postings: [
        { account: clearingAccount(provider), amount: received },
        { account: memberId, amount: -added },
        { account: anyLane('fees'), amount: added - received },
      ],
      cause: { table: 'deposit', id },
      actor: 'provider',
      orderNo: id,
      remark: 'The payment was taken back',
    });
  return { amount: added, take };
}

/** The member of a deposit that was taken back, and its id. */
interface Loser {
  readonly id: string;
  readonly memberId: string;
  readonly at: number;
}

/** The house gives the member what the cash does not reach, until the operator settles it with the member. */
async function bear(sql: Sql, { id, memberId, at }: Loser, owed: Centavos): Promise<void> {
  await post(sql, {
    key: `deposit:${id}:borne`,
    kind: 'adjustment',
    at,
    postings: [
      { account: anyLane('house'), amount: -owed },
      { account: memberId, amount: owed },
    ],
    cause: { table: 'deposit', id },
    actor: 'provider',
    orderNo: id,
    remark: 'The part of a payment taken back that the balance does not reach',
  });
  await sql.updateTable('deposit').set({ owed }).where('id', '=', id).execute();
}

/** Takes cash of a member back, all of it: the house bears what the balance does not reach. Returns what has left the balance. */
async function takeAll(sql: Sql, loser: Loser, takings: readonly Taking[]): Promise<Centavos> {
  const total = takings.reduce((sum, { amount }) => sum + amount, 0);
  const owed = Math.max(0, total - (await lockCash(sql, loser.memberId)));
  if (owed > 0) await bear(sql, loser, owed);
  for (const { amount, take } of takings) await take(amount);
  return total - owed;
}

/**
 * Reverses a paid deposit: its money leaves the balance, and so do its bonus and the rewards that rest on it. The member cannot
 * withdraw until the operator allows it.
 */
async function reversePaid(sql: Sql, deposit: DepositRow, memberId: string, at: number) {
  const { id } = deposit;
  const move = { to: 'reversed', actor: 'provider', at, reason: 'takenBack' } as const;
  const moved = await moveDeposit(sql, deposit, move);
  if (!moved) return;
  const rewards = await withdrawRewards(sql, { memberId, depositId: id, at });
  await lockCash(sql, memberId);
  const gains = await ownGains(sql, { memberId, depositId: id, at }, rewards);
  const takings = [reversalOf(sql, deposit, memberId, at), ...gains];
  const taken = await takeAll(sql, { id, memberId, at }, takings);
  for (const reward of rewards) {
    if (reward.member_id !== memberId) await takeFromOther(sql, reward, at);
  }
  await blockWithdrawals(sql, { memberId, reason: takenBackReason(id), actor: 'job' }, at);
  const cause = { table: 'deposit', id };
  const values = { amount: -taken, quiet: true };
  await recordEvent(sql, { memberId, kind: 'balanceChanged', cause, values }, at);
  await notifyOfDeposit(sql, moved, at);
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
  if (moved) await notifyOfDeposit(sql, moved, at);
  return 'reversed';
}
