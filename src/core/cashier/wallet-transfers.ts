import type { MaybeCentavos } from '#protocol/model/readers/unknown-money.ts';
import {
  getWalletTransfers,
  setMovesToGames,
  transferBetweenWallets,
  type WalletTransfer,
} from '#protocol/calls/cashier/wallet-transfers.ts';
import { type Centavos, toPesos } from '#protocol/model/money.ts';
import { byNumber, createList } from '../query/list.ts';
import type { CashierNeeds } from './cashier-needs.ts';
import { createSendOnce } from './request-key.ts';

export type { WalletTransfer } from '#protocol/calls/cashier/wallet-transfers.ts';

/** Money to move. Null stands for the main wallet, a code for the wallet of a vendor. */
export interface WalletMove {
  readonly from: string | null;
  readonly to: string | null;
  readonly amount: Centavos;
}

/** Transfers between the wallets of the member. The same transfer again, without an answer to the first, is the same one. Verbs throw GatewayError. */
export function createWalletTransfers(needs: CashierNeeds) {
  const { send, events, now } = needs;
  const sendOnce = createSendOnce(needs);

  return {
    list: createList<WalletTransfer>({
      events,
      now,
      filter: null,
      size: 10,
      refreshOn: ['moneyMoved', 'online', 'visible'],
      async call(_, page, options) {
        const { transfers, pages } = await send(getWalletTransfers, byNumber(page), options);
        return { rows: transfers, pages };
      },
    }),
    async move({ amount, ...ends }: WalletMove): Promise<void> {
      await sendOnce('moveBetweenWallets', { ...ends, amount }, (key) =>
        send(transferBetweenWallets, { kind: 'MOVE', ...ends, amount: toPesos(amount), key }),
      );
      events.emit('moneyMoved');
    },
    /** Brings the money of all vendors to the main wallet. Returns the amount, null when it is unknown. */
    async collect(): Promise<MaybeCentavos> {
      const { amount } = await sendOnce('collectWallets', {}, (key) =>
        send(transferBetweenWallets, { kind: 'COLLECT', key }),
      );
      events.emit('moneyMoved');
      return amount;
    },
    /** Chooses that starting a game moves the balance to the wallet of its vendor. */
    async setMovesToGames(movesToGames: boolean): Promise<void> {
      await send(setMovesToGames, { movesToGames });
      events.emit('accountChanged');
    },
  };
}

export type WalletTransfers = ReturnType<typeof createWalletTransfers>;
