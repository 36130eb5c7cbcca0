import type { ReplyOf } from '#protocol/call.ts';
import {
  getUplineTransfers,
  getUplineTransferTerms,
  transferToUpline,
  type UplineTransfer,
} from '#protocol/calls/cashier/upline-transfers.ts';
import { type Centavos, toPesos } from '#protocol/model/money.ts';
import { byNumber, createList } from '../query/list.ts';
import type { CashierNeeds } from './cashier-needs.ts';
import { createSendOnce } from './request-key.ts';
import { createTransferTerms } from './transfer-terms.ts';

export type { UplineTransfer } from '#protocol/calls/cashier/upline-transfers.ts';

/** The recipient and the limits of a transfer to the upline. Amounts in centavos. */
export type UplineTerms = ReplyOf<typeof getUplineTransferTerms>;

/** A transfer to send. `recipient` is the account that the member has confirmed. */
export interface UplineRequest {
  readonly recipient: string;
  readonly amount: Centavos;
  readonly remark: string;
  readonly withdrawalPassword: string;
}

/** The largest amount that can be sent now; 0 when nothing can, or when the cash is unknown. */
export function mostToUpline(terms: UplineTerms): Centavos {
  if (terms.timesLeft === 0) return 0;
  const most = Math.min(terms.most ?? Infinity, terms.dayLeft ?? Infinity, terms.available ?? 0);
  return most < (terms.least ?? 0) ? 0 : most;
}

/** Transfers of the member to the upline, and from downlines. Verbs throw GatewayError. */
export function createUplineTransfers(needs: CashierNeeds) {
  const { send, events, now } = needs;
  const sendOnce = createSendOnce(needs);

  return {
    ...createTransferTerms(needs, (options) => send(getUplineTransferTerms, {}, options)),
    list: createList<UplineTransfer>({
      events,
      now,
      filter: null,
      size: 10,
      refreshOn: ['moneyMoved', 'online', 'visible'],
      async call(_, page, options) {
        const { transfers, pages } = await send(getUplineTransfers, byNumber(page), options);
        return { rows: transfers, pages };
      },
    }),
    /** Sends money. The same transfer again, without an answer to the first, is the same one. */
    async send({ withdrawalPassword, ...details }: UplineRequest): Promise<UplineTransfer> {
      const amount = toPesos(details.amount);
      const sent = await sendOnce('transferToUpline', details, (key) =>
        send(transferToUpline, { ...details, amount, withdrawalPassword, key }),
      );
      events.emit('moneyMoved');
      return sent;
    },
  };
}

export type UplineTransfers = ReturnType<typeof createUplineTransfers>;
