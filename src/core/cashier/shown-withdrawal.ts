import { proxy } from 'valtio/vanilla';
import { getWithdrawal } from '#protocol/calls/cashier/withdrawals.ts';
import type { Withdrawal } from '#protocol/model/cashier/withdrawal.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import type { CashierNeeds } from './cashier-needs.ts';

interface ShownWithdrawalState extends QueryState {
  /** With its timeline. */
  withdrawal: Withdrawal | null;
}

/** One withdrawal with its timeline, which follows its progress. */
export function createShownWithdrawal({ send, events, now }: CashierNeeds) {
  const nothing = { withdrawal: null };
  const state = proxy<ShownWithdrawalState>({ ...idle(), ...nothing });
  let wanted = '';

  const query = createQuery<Withdrawal, ShownWithdrawalState>({
    events,
    now,
    state,
    empty: nothing,
    isPrivate: true,
    refreshOn: ['moneyMoved', 'online', 'visible', 'minute'],
    key: () => wanted,
    call: (options) => send(getWithdrawal, { id: wanted }, options),
    show: (withdrawal) => ({ withdrawal }),
  });

  return {
    state,
    load(id: string): Promise<void> {
      wanted = id;
      return query.load();
    },
    /** Shows an answer about a withdrawal that another call has brought. */
    show(withdrawal: Withdrawal): void {
      wanted = withdrawal.id;
      query.preview(withdrawal);
      void query.load();
    },
  };
}
