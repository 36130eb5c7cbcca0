import type { WireReplyOf } from '#protocol/call.ts';
import type { getWithdrawal } from '#protocol/calls/cashier/withdrawals.ts';
import { toPesos } from '#protocol/model/money.ts';
import { mediaRoot } from '#protocol/paths.ts';
import { withdrawalStates } from '#protocol/vocabulary/withdrawal-state.ts';
import { maskAccountNumber, payoutAccountsById } from '../payout-accounts/payout-accounts.ts';
import type { MarketPack } from '../protection/protection.ts';
import type { VaultedStore } from '../store/encryption/vault.ts';
import { findUpload, signedAddress } from '../uploads/uploads.ts';
import { stepsOf } from '../ledger/ledger.ts';
import type { Withdrawal } from './move-withdrawal.ts';

type WireWithdrawal = WireReplyOf<typeof getWithdrawal>;
type WireStep = NonNullable<WireWithdrawal['steps']>[number];
type PayoutAccount = Awaited<ReturnType<typeof payoutAccountsById>>[number];

/** The part of the paid money that has not arrived, as stated in a dispute. */
export function missingOf({ paid, dispute_received: received }: Withdrawal): number {
  return paid - (received ?? paid);
}

async function disputeOf({ sql }: VaultedStore, withdrawal: Withdrawal, now: number) {
  const { dispute_kind: kind, dispute_received: received, dispute_pictures: ids } = withdrawal;
  if (kind === null) return null;
  const uploads = await Promise.all(ids.map((id) => findUpload(sql, id)));
  return {
    kind,
    receivedAmount: toPesos(received ?? 0),
    missingAmount: toPesos(missingOf(withdrawal)),
    pictures: uploads.filter((one) => one !== null).map((one) => signedAddress(one, now)),
  };
}

function accountOf(account: PayoutAccount | undefined) {
  return {
    bankName: account?.bank_name ?? '',
    type: account?.kind ?? ('BC' as const),
    icon: account ? `${mediaRoot}/banks/${account.bank_code}.svg` : null,
    cardNumber: account ? maskAccountNumber(account.number) : '',
    payeeName: account?.holder ?? '',
  };
}

/** The store of the withdrawals, and the rules of the market. */
type Source = VaultedStore & { readonly market: Pick<MarketPack, 'cancelWithdrawals'> };

function wireOf(row: Withdrawal, account: PayoutAccount | undefined, now: number) {
  return {
    withdrawalId: row.id,
    orderNo: row.id,
    state: row.state,
    amount: toPesos(row.amount),
    charge: toPesos(row.charge),
    receiveAmount: toPesos(row.amount - row.charge),
    paidAmount: toPesos(row.paid),
    returnedAmount: toPesos(row.returned),
    compensatedAmount: toPesos(row.compensated),
    account: accountOf(account),
    createTime: row.created_at,
    updateTime: row.changed_at,
    serverTime: now,
    reason: row.reason,
    confirmTime: row.confirm_by,
    confirmCause: row.confirm_cause,
  };
}

/** Withdrawals in wire shape, without their timelines. */
export async function describeWithdrawals(
  store: Source,
  rows: readonly Withdrawal[],
  now: number,
): Promise<WireWithdrawal[]> {
  const ids = rows.map((row) => row.payout_account_id);
  const accounts = await payoutAccountsById(store, ids);
  const described: WireWithdrawal[] = [];
  for (const row of rows) {
    const account = accounts.find(({ id }) => id === row.payout_account_id);
    const dispute = await disputeOf(store, row, now);
    const cancellable = row.state === 'requested' && store.market.cancelWithdrawals;
    described.push({ ...wireOf(row, account, now), cancellable, dispute, steps: [] });
  }
  return described;
}

type Step = Awaited<ReturnType<typeof stepsOf>>[number];

/** A note for the operator: the state stays, and no money moves. */
const isNote = ({ from_state: from, to_state: to, amount }: Step) => from === to && amount === null;

/**
 * The text of a step for the member: the reference of a payment, or the reason of the operator. The codes and refusals of
 * providers stay with the operator.
 */
function reasonOf({ to_state: to, actor, amount, reason }: Step): string {
  if (amount !== null) return reason;
  return actor === 'operator' && to !== 'paying' ? reason : '';
}

async function timelineOf({ sql }: VaultedStore, id: string): Promise<WireStep[]> {
  const steps = await stepsOf(sql, id);
  return steps.flatMap((step) => {
    const { to_state: to, actor, at: time, amount } = step;
    const state = withdrawalStates.find((known) => known === to);
    if (state === undefined || isNote(step)) return [];
    const pesos = amount === null ? null : toPesos(amount);
    return [{ state, actor, time, amount: pesos, reason: reasonOf(step) }];
  });
}

/** A withdrawal in wire shape, with its timeline. */
export async function describeWithdrawal(
  store: Source,
  row: Withdrawal,
  now: number,
): Promise<WireWithdrawal> {
  const [described] = await describeWithdrawals(store, [row], now);
  if (!described) throw new Error('A withdrawal was not described');
  return { ...described, steps: await timelineOf(store, row.id) };
}
