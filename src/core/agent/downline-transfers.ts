import type { ReplyOf, RequestOf } from '#protocol/call.ts';
import {
  getDownlineTransferTerms,
  transferToDownline,
  transferToDownlines,
} from '#protocol/calls/agents/downline-transfers.ts';
import { type Centavos, toCentavos, toPesos } from '#protocol/model/money.ts';
import { createSendOnce, createTransferTerms } from '../cashier/cashier.ts';
import { GatewayError } from '../client/gateway-error.ts';
import { isNotThere } from '../client/not-there.ts';
import type { AgentNeeds } from './agent-needs.ts';

/** The limits of transfers to downlines. Amounts in centavos. */
export type TransferTerms = ReplyOf<typeof getDownlineTransferTerms>;

export type TransferResult = ReplyOf<typeof transferToDownlines>['results'][number];

type SentTransfer = RequestOf<typeof transferToDownlines>['transfers'][number];

/** Transfers to send. Amounts in centavos. */
interface DownlineTransferRequest {
  readonly transfers: readonly { readonly id: string; readonly amount: Centavos }[];
  readonly remark: string;
  readonly withdrawalPassword: string;
}

/** The result of a transfer that a gateway only confirms. */
function doneResult({ id, amount }: SentTransfer): TransferResult {
  return { id, account: '', amount: toCentavos(amount), state: 'DONE', refusal: null };
}

/** Transfers of the agent to direct downlines. `send` throws GatewayError before the first of them. */
export function createDownlineTransfers(needs: AgentNeeds) {
  const { send, events } = needs;
  const sendOnce = createSendOnce(needs);

  /** A gateway that cannot send to several at once still sends to one. */
  async function sendTo(
    transfers: SentTransfer[],
    rest: Omit<RequestOf<typeof transferToDownlines>, 'transfers'>,
  ): Promise<readonly TransferResult[]> {
    try {
      const { results } = await send(transferToDownlines, { transfers, ...rest });
      return results.length === 0 ? transfers.map(doneResult) : results;
    } catch (error) {
      const [only, ...others] = transfers;
      const isMissing = error instanceof GatewayError && isNotThere(error.failure);
      if (!isMissing || only === undefined || others.length > 0) throw error;
      await send(transferToDownline, { ...only, ...rest });
      return [doneResult(only)];
    }
  }

  return {
    ...createTransferTerms(needs, (options) => send(getDownlineTransferTerms, {}, options)),
    /** Sends money to each recipient, and returns a result for each. The same transfers again, without an answer to the first, are the same ones. */
    async send({
      withdrawalPassword,
      ...details
    }: DownlineTransferRequest): Promise<readonly TransferResult[]> {
      const transfers = details.transfers.map(({ id, amount }) => ({
        id,
        amount: toPesos(amount),
      }));
      const { remark } = details;
      const results = await sendOnce('transferToDownlines', details, (key) =>
        sendTo(transfers, { remark, withdrawalPassword, key }),
      );
      events.emit('moneyMoved');
      return results;
    },
  };
}

export type DownlineTransfers = ReturnType<typeof createDownlineTransfers>;
