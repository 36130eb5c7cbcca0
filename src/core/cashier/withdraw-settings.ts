import { proxy } from 'valtio/vanilla';
import { getWithdrawSettings } from '#protocol/calls/cashier/withdrawals.ts';
import type { WithdrawSettings } from '#protocol/model/cashier/withdraw-settings.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import type { CashierNeeds } from './cashier-needs.ts';

interface WithdrawSettingsState extends QueryState {
  /** Null until it is loaded. */
  settings: WithdrawSettings | null;
}

/** The limits and conditions of withdrawals. They are never kept offline, since old limits mislead. */
export function createWithdrawSettings({ send, events, now }: CashierNeeds) {
  const state = proxy<WithdrawSettingsState>({ ...idle(), settings: null });
  const { load } = createQuery({
    events,
    now,
    state,
    empty: { settings: null },
    isPrivate: true,
    refreshOn: ['moneyMoved', 'played', 'online', 'visible', 'minute', 'language'],
    call: (options) => send(getWithdrawSettings, {}, options),
    show: (settings) => ({ settings }),
  });
  return { state, load };
}
