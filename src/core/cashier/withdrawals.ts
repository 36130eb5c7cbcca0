import { proxy } from 'valtio/vanilla';
import type { RequestOf } from '#protocol/call.ts';
import {
  cancelWithdrawal,
  getWithdrawals,
  getWithdrawSettings,
  withdraw,
  getWithdrawal,
} from '#protocol/calls/cashier/withdrawals.ts';
import type { Withdrawal } from '#protocol/model/cashier/withdrawal.ts';
import { type Centavos, toPesos } from '#protocol/model/money.ts';
import type { WithdrawalState } from '#protocol/vocabulary/withdrawal-state.ts';
import type { WithdrawSettings } from '#protocol/model/cashier/withdraw-settings.ts';
import { keptWithdrawals } from './kept-payments.ts';
import type { List } from '../query/list.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import type { CashierNeeds } from './cashier-needs.ts';
import { createPaymentList } from './payment-list.ts';
import { createSendOnce } from './request-key.ts';
import { createWithdrawCharge } from './withdraw-charge.ts';

interface ShownWithdrawalState extends QueryState {
  /** With its timeline. */
  withdrawal: Withdrawal | null;
}

/** One withdrawal with its timeline, which follows its progress. */
function createShownWithdrawal({ send, events, now }: CashierNeeds) {
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

/** A withdrawal that is asked for. */
interface WithdrawRequest extends Pick<
  RequestOf<typeof withdraw>,
  'account' | 'password' | 'code' | 'givesUp'
> {
  readonly amount: Centavos;
}

function createWithdrawalList(needs: CashierNeeds): List<Withdrawal, WithdrawalState | ''> {
  return createPaymentList(needs, keptWithdrawals, async (request, options) => {
    const { withdrawals, next } = await needs.send(getWithdrawals, request, options);
    return { rows: withdrawals, next };
  });
}

interface WithdrawSettingsState extends QueryState {
  /** Null until it is loaded. */
  settings: WithdrawSettings | null;
}

/** The limits and conditions of withdrawals. They are never kept offline, since old limits mislead. */
function createWithdrawSettings({ send, events, now }: CashierNeeds) {
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

/** Withdrawals of the member. Verbs throw GatewayError. */
export function createWithdrawals(needs: CashierNeeds) {
  const { send, events } = needs;
  const sendOnce = createSendOnce(needs);
  const shown = createShownWithdrawal(needs);

  return {
    settings: createWithdrawSettings(needs),
    charge: createWithdrawCharge(needs),
    /** All withdrawals, newest first, by state; empty for all states. */
    list: createWithdrawalList(needs),
    shown,
    /** Asks for a withdrawal. The same amount and account again, without an answer to the first, is the same withdrawal. Its id is empty where
     * the gateway keeps no list. */
    async withdraw({ amount, account, ...proofs }: WithdrawRequest): Promise<Withdrawal> {
      const details = { amount, account };
      const asked = await sendOnce('withdraw', details, (key) =>
        send(withdraw, { key, amount: toPesos(amount), account, ...proofs }),
      );
      events.emit('moneyMoved');
      if (asked.id !== '') shown.show(asked);
      return asked;
    },
    /** Cancels a withdrawal. Returns it as it is, cancelled or not. */
    async cancel(id: string): Promise<Withdrawal> {
      const answer = await send(cancelWithdrawal, { id });
      shown.show(answer);
      events.emit('moneyMoved');
      return answer;
    },
  };
}

export type Withdrawals = ReturnType<typeof createWithdrawals>;
