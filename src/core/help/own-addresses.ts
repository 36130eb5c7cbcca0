import { proxy } from 'valtio/vanilla';
import { getDomainRoute } from '#protocol/calls/system.ts';
import type { Send } from '../client/send.ts';
import type { Events } from '../events.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';

interface OwnAddressesState extends QueryState {
  /** Host names with their ports. */
  addresses: readonly string[];
}

export interface OwnAddresses {
  readonly state: OwnAddressesState;
  load(): Promise<void>;
}

interface Needs {
  send: Send;
  events: Events;
  now(): number;
}

/** The own addresses of the site, by which a player recognises a copy. */
export function createOwnAddresses({ send, events, now }: Needs): OwnAddresses {
  const state = proxy<OwnAddressesState>({ ...idle(), addresses: [] });
  const { load } = createQuery<readonly string[], OwnAddressesState>({
    events,
    now,
    state,
    refreshOn: ['online'],
    call: (options) => send(getDomainRoute, {}, options),
    show: (addresses) => ({ addresses }),
  });
  return { state, load };
}
