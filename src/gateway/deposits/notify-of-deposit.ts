import type { DepositState } from '#protocol/vocabulary/deposit-state.ts';
import { pesoText } from '../ledger/ledger.ts';
import { type NotificationKind, notify } from '../notify/notify.ts';
import type { Sql } from '../store/database.ts';
import type { DepositRow } from './move-deposit.ts';

/** The message about each state. Null: the member knows, or sees it on the page. */
const kinds = {
  created: null,
  pending: null,
  paid: 'depositArrived',
  failed: 'depositFailed',
  expired: 'depositExpired',
  cancelled: null,
  review: 'depositInReview',
  returned: 'depositReturned',
  reversed: 'depositReversed',
} as const satisfies Readonly<Record<DepositState, NotificationKind | null>>;

/** Notifies the member of the new state of a deposit. Call in the transaction of the change. */
export async function notifyOfDeposit(sql: Sql, deposit: DepositRow, at: number): Promise<void> {
  const kind = deposit.late ? 'depositArrivedLate' : kinds[deposit.state];
  if (deposit.member_id === null || kind === null) return;
  const { amount, received, added } = deposit;
  const values = { amount: pesoText(added ?? received ?? amount) };
  await notify(sql, { memberId: deposit.member_id, kind, values }, at);
}
