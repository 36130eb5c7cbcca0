import { proxy } from 'valtio/vanilla';
import type { RequestOf } from '#protocol/call.ts';
import { getWithdrawCharge } from '#protocol/calls/cashier/withdrawals.ts';
import { type Centavos, toPesos } from '#protocol/model/money.ts';
import { ifThere } from '../client/not-there.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import type { CashierNeeds } from './cashier-needs.ts';

/** Kind of the account that is paid: BC bank, EW e-wallet. */
type ChargedKind = RequestOf<typeof getWithdrawCharge>['kind'];

interface Quote {
  readonly amount: Centavos;
  readonly kind: ChargedKind;
  /** Null when the gateway does not send it before the withdrawal. */
  readonly charge: Centavos | null;
}

interface WithdrawChargeState extends QueryState {
  /** The charge of an amount. It may belong to another amount than the one typed meanwhile. */
  quote: Quote | null;
}

/** The charge of a withdrawal before it is sent. */
export function createWithdrawCharge({ send, events, now }: CashierNeeds) {
  const state = proxy<WithdrawChargeState>({ ...idle(), quote: null });
  let asked: Omit<Quote, 'charge'> | null = null;

  const query = createQuery<Quote | null, WithdrawChargeState>({
    events,
    now,
    state,
    empty: { quote: null },
    isPrivate: true,
    refreshOn: ['online'],
    key: () => JSON.stringify(asked),
    enabled: () => asked !== null,
    async call(options) {
      if (asked === null) return null;
      const { amount, kind } = asked;
      const request = { amount: toPesos(amount), kind };
      const charge = await ifThere(send(getWithdrawCharge, request, options), null);
      return { amount, kind, charge };
    },
    show: (quote) => ({ quote }),
  });

  return {
    state,
    /** Asks for the charge of an amount. */
    load(amount: Centavos, kind: ChargedKind): Promise<void> {
      asked = { amount, kind };
      return query.load();
    },
  };
}
