import { depositFeeOf } from '#protocol/model/cashier/deposit-channel.ts';
import type { Centavos } from '#protocol/model/money.ts';
import { recordEvent } from '../events/events.ts';
import type { Sql } from '../store/database.ts';
import { grantDepositBonus } from '../bonuses/bonuses.ts';
import { anyLane, type EntryOf, openClearing, post } from '../ledger/ledger.ts';
import type { Actor } from '../store/tables/money/money-tables.ts';
import { clearingAccount } from '../providers/providers.ts';
import { type DepositRow, moveDeposit } from './move-deposit.ts';
import { notifyOfDeposit } from './notify-of-deposit.ts';

interface Movement {
  readonly key: 'paid' | 'fee';
  readonly from: string;
  readonly to: string;
  readonly amount: Centavos;
  readonly actor: Actor;
  readonly at: number;
  readonly remark: string;
}

function entryOf<Kind extends 'deposit' | 'depositFee'>(
  { id }: DepositRow,
  kind: Kind,
  { key, from, to, amount, ...rest }: Movement,
): EntryOf<'deposit' | 'depositFee'> {
  return {
    ...rest,
    key: `deposit:${id}:${key}`,
    kind,
    postings: [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
    cause: { table: 'deposit', id },
    orderNo: id,
  };
}

/** A payment that has arrived for a deposit. */
interface Arrival {
  /** The payment of the payer. */
  readonly received: Centavos;
  readonly actor: Actor;
  readonly at: number;
  /** The provider's number of the payment. Null for a bank transfer. */
  readonly reference: string | null;
  readonly memberId: string;
  /** Note of the operator. */
  readonly reason?: string;
}

/** Grants the bonus that the member chose with a deposit, if its rule still fits. */
async function addBonus(
  sql: Sql,
  { id, channel, bonus_id: bonusId, created_at: chosenAt }: DepositRow,
  { memberId, received: amount, at }: Pick<Arrival, 'memberId' | 'received' | 'at'>,
): Promise<void> {
  if (bonusId === null) return;
  await grantDepositBonus(sql, { id, memberId, bonusId, channel, amount, chosenAt, at });
}

/**
 * Makes a deposit paid: moves its state, adds the money less the fee to the balance, grants the chosen bonus, and notifies the
 * member. Returns the new row, or null when another transaction was first. Call inside a transaction.
 */
export async function creditDeposit(
  sql: Sql,
  deposit: DepositRow,
  { received, actor, at, reference, memberId, reason = '' }: Arrival,
): Promise<DepositRow | null> {
  const { fee_rate: feeRate, fee_fixed: feeFixed, provider } = deposit;
  const fee = depositFeeOf({ feeRate, feeFixed }, received);
  const late = deposit.state === 'expired';
  const set = {
    member_id: memberId,
    reference,
    received,
    added: received - fee,
    late,
    ask_at: null,
  };
  const paid = await moveDeposit(sql, deposit, { to: 'paid', actor, at, reason, set });
  if (paid === null) return null;
  const clearing = clearingAccount(provider);
  await openClearing(sql, clearing);
  const { name = '' } =
    (await sql
      .selectFrom('deposit_channel')
      .select('name')
      .where('code', '=', deposit.channel)
      .executeTakeFirst()) ?? {};
  const cause = { table: 'deposit', id: paid.id };
  const values = { amount: received - fee };
  await recordEvent(sql, { memberId, kind: 'depositArrived', cause, values }, at);
  await notifyOfDeposit(sql, paid, at);
  // Last, because all deposits of a provider wait for the lock of its account.
  const common = { actor, at, remark: name };
  const arrival = { key: 'paid', from: clearing, to: memberId } as const;
  await post(sql, entryOf(paid, 'deposit', { ...common, ...arrival, amount: received }));
  if (fee > 0) {
    const charge = { key: 'fee', from: memberId, to: anyLane('fees'), amount: fee } as const;
    await post(sql, entryOf(paid, 'depositFee', { ...common, ...charge }));
  }
  await addBonus(sql, paid, { memberId, received, at });
  return paid;
}
