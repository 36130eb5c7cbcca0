import { proxy } from 'valtio/vanilla';
import type { RequestOf } from '#protocol/call.ts';
import { getIdentity, sendIdentity } from '#protocol/calls/protection/identity.ts';
import type { Identity } from '#protocol/model/protection/identity.ts';
import type { Send } from '../client/send.ts';
import type { Events } from '../events.ts';
import { createChange } from '../query/create-change.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import { createPictureUploads } from '../uploads/uploads.ts';

export type { Identity } from '#protocol/model/protection/identity.ts';

interface IdentityState extends QueryState {
  /** Null until it is known. */
  identity: Identity | null;
}

interface IdentityNeeds {
  send: Send;
  events: Events;
  now(): number;
}

/** The proof of the identity of the member. It is read from the gateway only, and no picture is kept. Verbs throw GatewayError. */
export function createIdentity({ send, events, now }: IdentityNeeds) {
  const state = proxy<IdentityState>({ ...idle(), identity: null });

  const { load } = createQuery<Identity, IdentityState>({
    events,
    now,
    state,
    empty: { identity: null },
    isPrivate: true,
    // A message says that the operator has decided.
    refreshOn: ['accountChanged', 'messagesMoved', 'online', 'visible'],
    call: (options) => send(getIdentity, {}, options),
    show: (identity) => ({ identity }),
  });

  const change = createChange(events);

  return {
    state,
    load,
    uploads: createPictureUploads({ send }),
    /** Sends the ids of the uploaded pictures to the operator. */
    send: (check: RequestOf<typeof sendIdentity>) => change(() => send(sendIdentity, check)),
  };
}

export type IdentitySlice = ReturnType<typeof createIdentity>;
