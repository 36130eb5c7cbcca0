import { proxy } from 'valtio/vanilla';
import type { Centavos } from '#protocol/model/money.ts';
import type { MaybeCentavos } from '#protocol/model/readers/unknown-money.ts';
import type { SendOptions } from '../client/send.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import type { CashierNeeds } from './cashier-needs.ts';

/** The limits of transfers to other members. Amounts in centavos. Null bounds nothing: the gateway decides. */
export interface TransferLimits {
  readonly least: MaybeCentavos;
  readonly most: MaybeCentavos;
  /** The rest of the limits of the day (+08:00). */
  readonly dayLeft: MaybeCentavos;
  readonly timesLeft: number | null;
  /** The cash that can be sent. */
  readonly available: MaybeCentavos;
}

/** The fault of an amount; null when it can be sent. */
export type TransferFault = 'required' | 'least' | 'most' | 'day' | 'times' | 'balance';

/** Checks an amount for each of some recipients by the limits; null when it can be sent. */
export function transferFault(
  limits: TransferLimits,
  amount: Centavos | null,
  recipients = 1,
): TransferFault | null {
  if (amount === null || amount <= 0) return 'required';
  if (amount < (limits.least ?? 0)) return 'least';
  if (amount > (limits.most ?? Infinity)) return 'most';
  if (recipients > (limits.timesLeft ?? Infinity)) return 'times';
  if (amount * recipients > (limits.dayLeft ?? Infinity)) return 'day';
  return amount * recipients > (limits.available ?? Infinity) ? 'balance' : null;
}

interface TermsState<Terms> extends QueryState {
  terms: Terms | null;
}

/** The terms of transfers, which are loaded again when money moves. */
export function createTransferTerms<Terms extends TransferLimits>(
  { events, now }: Pick<CashierNeeds, 'events' | 'now'>,
  call: (options: SendOptions) => Promise<Terms>,
) {
  const state = proxy<TermsState<Terms>>({ ...idle(), terms: null });
  const { load } = createQuery<Terms, TermsState<Terms>>({
    events,
    now,
    state,
    empty: { terms: null },
    isPrivate: true,
    refreshOn: ['moneyMoved', 'accountChanged', 'played', 'online', 'visible'],
    call,
    show: (terms) => ({ terms }),
  });
  return { state, load };
}
