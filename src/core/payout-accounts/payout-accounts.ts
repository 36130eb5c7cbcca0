import { proxy } from 'valtio/vanilla';
import type { RequestOf } from '#protocol/call.ts';
import {
  addPayoutAccount,
  getBanks,
  getPayoutAccounts,
  removePayoutAccount,
  setDefaultPayoutAccount,
} from '#protocol/calls/security/payout-accounts.ts';
import type { Bank, PayoutAccount } from '#protocol/model/security/payout-account.ts';
import type { Send } from '../client/send.ts';
import type { Events } from '../events.ts';
import { createChange } from '../query/create-change.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';

export type { Bank, PayoutAccount } from '#protocol/model/security/payout-account.ts';

/** Most accounts of a member. */
export const mostPayoutAccounts = 10;

interface PayoutAccountsState extends QueryState {
  /** The default one first. */
  accounts: readonly PayoutAccount[];
}

interface BanksState extends QueryState {
  banks: readonly Bank[];
}

interface PayoutAccountsNeeds {
  send: Send;
  events: Events;
  now(): number;
}

/** Bank accounts and e-wallets that winnings are paid to. Verbs throw GatewayError. */
export function createPayoutAccounts({ send, events, now }: PayoutAccountsNeeds) {
  const state = proxy<PayoutAccountsState>({ ...idle(), accounts: [] });
  const banks = proxy<BanksState>({ ...idle(), banks: [] });

  const { load } = createQuery({
    events,
    now,
    state,
    empty: { accounts: [] },
    isPrivate: true,
    refreshOn: ['accountChanged', 'online', 'visible'],
    call: (options) => send(getPayoutAccounts, {}, options),
    show: (accounts) => ({ accounts }),
  });

  const { load: loadBanks } = createQuery({
    events,
    now,
    state: banks,
    isPrivate: true,
    refreshOn: ['online'],
    call: (options) => send(getBanks, {}, options),
    show: (list) => ({ banks: list }),
  });

  const change = createChange(events);

  return {
    state,
    banks,
    load,
    loadBanks,
    add: (request: RequestOf<typeof addPayoutAccount>) =>
      change(() => send(addPayoutAccount, request)),
    /** Makes an account the default, if the default is still the one that is shown. */
    setDefault(id: string): Promise<void> {
      const expected = state.accounts.find(({ isDefault }) => isDefault)?.id;
      return change(() =>
        send(setDefaultPayoutAccount, { id, ...(expected !== undefined && { expected }) }),
      );
    },
    remove: (id: string, withdrawalPassword: string) =>
      change(() => send(removePayoutAccount, { id, withdrawalPassword })),
  };
}

export type PayoutAccounts = ReturnType<typeof createPayoutAccounts>;
