import {
  cancelDeposit,
  depositByLaunchUrl,
  depositByQRImageUrl,
  depositByTransfer,
  getDeposits,
  sendDepositProof,
} from '#protocol/calls/cashier/deposits.ts';
import type {
  DepositChannel,
  DepositChannelKind,
} from '#protocol/model/cashier/deposit-channel.ts';
import type { Deposit } from '#protocol/model/cashier/deposit.ts';
import { type Centavos, toPesos } from '#protocol/model/money.ts';
import type { DepositState } from '#protocol/vocabulary/deposit-state.ts';
import { keptDeposits } from './kept-payments.ts';
import type { List } from '../query/list.ts';
import { createPictureUploads, type PictureUploads } from '../uploads/uploads.ts';
import type { CashierNeeds } from './cashier-needs.ts';
import { createDepositDesk, type DepositDesk } from './deposit-desk.ts';
import { createPaymentList } from './payment-list.ts';
import { createSendOnce } from './request-key.ts';
import { createWatchedDeposit, type WatchedDeposit } from './watched-deposit.ts';

/** A deposit to begin. */
export interface NewDeposit {
  readonly channel: Pick<DepositChannel, 'code' | 'kind'> &
    Partial<Pick<DepositChannel, 'name' | 'logo'>>;
  readonly amount: Centavos;
  readonly bonusId: string | null;
}

/** All deposits of the member, newest first, by state; empty for all states. */
export type DepositHistory = List<Deposit, DepositState | ''>;

/** Deposits of the member. Verbs throw GatewayError. */
export interface Deposits {
  readonly desk: DepositDesk;
  readonly history: DepositHistory;
  /** The deposit that is on screen. */
  readonly watched: WatchedDeposit;
  /** Begins a deposit, and shows it. While no answer has come, the same deposit again finds the first one. */
  begin(wanted: NewDeposit): Promise<Deposit>;
  /** Cancels a deposit, unless it was paid meanwhile. Returns it as it is then. */
  cancel(id: string): Promise<Deposit>;
  /** Uploads of the pictures of a proof. */
  readonly uploads: PictureUploads;
  /** Sends the reference of a bank transfer with the ids of uploaded pictures that prove it. */
  prove(id: string, reference: string, pictures: readonly string[]): Promise<Deposit>;
}

const callOf = {
  qr: depositByQRImageUrl,
  counter: depositByQRImageUrl,
  page: depositByLaunchUrl,
  bank: depositByTransfer,
} as const satisfies Record<DepositChannelKind, unknown>;

function createDepositHistory(needs: CashierNeeds): DepositHistory {
  return createPaymentList(needs, keptDeposits, async (request, options) => {
    const { deposits, next } = await needs.send(getDeposits, request, options);
    return { rows: deposits, next };
  });
}

/** Deposits: channels, the deposit on screen, and the history. */
export function createDeposits(needs: CashierNeeds): Deposits {
  const { send, now } = needs;
  const sendOnce = createSendOnce(needs);
  const watched = createWatchedDeposit(needs);

  function shown(deposit: Deposit): Deposit {
    watched.show(deposit);
    return deposit;
  }

  return {
    desk: createDepositDesk(needs),
    history: createDepositHistory(needs),
    watched,
    async begin({ channel, amount, bonusId }) {
      const details = {
        channel: channel.code,
        amount: toPesos(amount),
        ...(bonusId !== null && { bonusId }),
      };
      const call = callOf[channel.kind];
      return sendOnce('deposit', details, async (key) => {
        const begun = await send(call, { key, ...details });
        if (begun.id !== '') return shown(begun);
        const [at, known] = [now(), { ...begun.channel, ...channel }];
        return shown({ ...begun, id: key, channel: known, amount, createdAt: at, changedAt: at });
      });
    },
    cancel: async (id) => shown(await send(cancelDeposit, { id })),
    uploads: createPictureUploads(needs),
    async prove(id, reference, pictures) {
      return shown(await send(sendDepositProof, { id, reference, pictures: [...pictures] }));
    },
  };
}
