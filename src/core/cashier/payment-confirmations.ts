import { proxy } from 'valtio/vanilla';
import {
  confirmPayment,
  getPaymentConfirmations,
} from '#protocol/calls/cashier/payment-confirmations.ts';
import { getWithdrawals } from '#protocol/calls/cashier/withdrawals.ts';
import type { Withdrawal } from '#protocol/model/cashier/withdrawal.ts';
import { type Centavos, toPesos } from '#protocol/model/money.ts';
import type { SendOptions } from '../client/send.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import { createPictureUploads } from '../uploads/uploads.ts';
import type { CashierNeeds } from './cashier-needs.ts';

interface Confirmations {
  /** Paid, and not answered yet. The one that counts as received first comes first. */
  readonly open: readonly Withdrawal[];
  /** In dispute, oldest first. */
  readonly disputed: readonly Withdrawal[];
  /** Disputes that have ended, newest first. */
  readonly ended: readonly Withdrawal[];
}

interface PaymentConfirmationsState extends QueryState, Confirmations {}

/** The answer of the member about a payment. `pictures` are ids of uploaded pictures. */
export type PaymentAnswer =
  | { readonly result: 'received' }
  | {
      readonly result: 'partly';
      readonly received: Centavos;
      readonly pictures: readonly string[];
    }
  | { readonly result: 'notReceived'; readonly pictures: readonly string[] };

/** Number of the last withdrawals among which ended disputes are looked for. */
const lookBack = 50;

/** Payments that the member confirms or disputes. Verbs throw GatewayError. */
export function createPaymentConfirmations({ send, events, now }: CashierNeeds) {
  const nothing: Confirmations = { open: [], disputed: [], ended: [] };
  const state = proxy<PaymentConfirmationsState>({ ...idle(), ...nothing });

  async function call(options: SendOptions): Promise<Confirmations> {
    const [waiting, { withdrawals: last }] = await Promise.all([
      send(getPaymentConfirmations, {}, options),
      send(getWithdrawals, { state: '', size: lookBack }, options),
    ]);
    const due = ({ confirmBy }: Withdrawal) => confirmBy ?? Infinity;
    return {
      open: waiting.filter((one) => one.state === 'paid').toSorted((a, b) => due(a) - due(b)),
      disputed: waiting.filter((one) => one.state === 'disputed'),
      ended: last.filter(
        ({ dispute, state: of }) =>
          dispute !== null && (of === 'confirmed' || of === 'compensated'),
      ),
    };
  }

  const { load } = createQuery<Confirmations, PaymentConfirmationsState>({
    events,
    now,
    state,
    empty: nothing,
    isPrivate: true,
    refreshOn: ['moneyMoved', 'online', 'visible', 'minute'],
    call,
    show: (confirmations) => ({ ...confirmations }),
  });

  async function sendAnswer(id: string, answer: PaymentAnswer): Promise<Withdrawal> {
    if (answer.result === 'received') return send(confirmPayment, { id, result: 'received' });
    const pictures = [...answer.pictures];
    if (answer.result === 'notReceived') {
      return send(confirmPayment, { id, result: 'notReceived', pictures });
    }
    const received = toPesos(answer.received);
    return send(confirmPayment, { id, result: 'partly', received, pictures });
  }

  return {
    state,
    load,
    /** Uploads of the pictures of an answer. */
    uploads: createPictureUploads({ send }),
    /** Reports whether a payment has arrived. Returns the withdrawal as it is: the first answer counts. */
    async answer(id: string, answer: PaymentAnswer): Promise<Withdrawal> {
      try {
        return await sendAnswer(id, answer);
      } finally {
        events.emit('moneyMoved');
      }
    },
  };
}

export type PaymentConfirmations = ReturnType<typeof createPaymentConfirmations>;
