import { proxy } from 'valtio/vanilla';
import type { ReplyOf } from '#protocol/call.ts';
import {
  getDeposit,
  getDepositPaymentChannels,
  getDeposits,
  getDepositSettings,
} from '#protocol/calls/cashier/deposits.ts';
import type { DepositChannel } from '#protocol/model/cashier/deposit-channel.ts';
import type { Deposit } from '#protocol/model/cashier/deposit.ts';
import { ifThere } from '../client/not-there.ts';
import type { SendOptions } from '../client/send.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import type { CashierNeeds } from './cashier-needs.ts';

/** Settings, channels and waiting deposits of a member. */
export type DepositSettings = ReplyOf<typeof getDepositSettings>;

interface Desk {
  settings: DepositSettings | null;
  /** Channels by their kind. The group and the channel that were used last come first. */
  groups: readonly (readonly DepositChannel[])[];
  /** Deposits that are not finished, newest first. */
  waiting: readonly Deposit[];
  /** The last finished deposits, newest first. */
  recent: readonly Deposit[];
}

interface DepositDeskState extends QueryState, Desk {}

export interface DepositDesk {
  readonly state: DepositDeskState;
  load(): Promise<void>;
}

/** Number of deposits that are read with the desk. */
const size = 10;

/** All that the page of deposits shows at first: settings, channels, and the last deposits of the member. */
export function createDepositDesk({ send, events, now }: CashierNeeds): DepositDesk {
  const nothing: Desk = { settings: null, groups: [], waiting: [], recent: [] };
  const state = proxy<DepositDeskState>({ ...idle(), ...nothing });

  /** The deposits that are not finished. Those that are not among the last ones are asked for by their ids. */
  function waitingOf(ids: readonly string[], last: readonly Deposit[], options: SendOptions) {
    return Promise.all(
      ids.map(
        async (id) =>
          last.find((deposit) => deposit.id === id) ?? (await send(getDeposit, { id }, options)),
      ),
    );
  }

  async function call(options: SendOptions): Promise<Desk> {
    const [settings, groups, { deposits }] = await Promise.all([
      send(getDepositSettings, {}, options),
      send(getDepositPaymentChannels, {}, options),
      ifThere(send(getDeposits, { state: '', size }, options), { deposits: [] }),
    ]);
    const waiting = await waitingOf(settings.open, deposits, options);
    const recent = deposits.filter(({ id }) => !settings.open.includes(id));
    return { settings, groups, waiting, recent };
  }

  const { load } = createQuery<Desk, DepositDeskState>({
    events,
    now,
    state,
    empty: nothing,
    isPrivate: true,
    refreshOn: ['online', 'visible', 'language', 'moneyMoved', 'accountChanged'],
    call,
    show: (desk) => ({ ...desk }),
  });

  return { state, load };
}
