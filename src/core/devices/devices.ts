import { proxy } from 'valtio/vanilla';
import type { ReplyOf } from '#protocol/call.ts';
import {
  getDevices,
  getLoginRecords,
  signOutDevice,
  signOutOtherDevices,
} from '#protocol/calls/security/devices.ts';
import type { Send } from '../client/send.ts';
import type { Events } from '../events.ts';
import { createChange } from '../query/create-change.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';

/** A device that the account is signed in on. `place` is null when unknown. */
export type Device = ReplyOf<typeof getDevices>[number];
/** An attempt to sign in to the account. */
export type LoginRecord = ReplyOf<typeof getLoginRecords>[number];

interface DevicesState extends QueryState {
  devices: readonly Device[];
}

interface LoginRecordsState extends QueryState {
  /** The last 50, newest first. */
  records: readonly LoginRecord[];
}

interface DevicesNeeds {
  send: Send;
  events: Events;
  now(): number;
}

/** The devices of the account, and its last logins. Verbs throw GatewayError. */
export function createDevices({ send, events, now }: DevicesNeeds) {
  const state = proxy<DevicesState>({ ...idle(), devices: [] });
  const logins = proxy<LoginRecordsState>({ ...idle(), records: [] });

  const { load } = createQuery({
    events,
    now,
    state,
    empty: { devices: [] },
    isPrivate: true,
    refreshOn: ['accountChanged', 'online', 'visible'],
    call: (options) => send(getDevices, {}, options),
    show: (devices) => ({ devices }),
  });

  const { load: loadLogins } = createQuery({
    events,
    now,
    state: logins,
    empty: { records: [] },
    isPrivate: true,
    refreshOn: ['online'],
    call: (options) => send(getLoginRecords, {}, options),
    show: (records) => ({ records }),
  });

  const change = createChange(events);

  return {
    state,
    logins,
    load,
    loadLogins,
    /** Ends the sessions of a device, and staying signed in on it. */
    signOut: (id: string) => change(() => send(signOutDevice, { id })),
    /** Signs out all devices except this one. */
    signOutOthers: () => change(() => send(signOutOtherDevices, {})),
  };
}

export type Devices = ReturnType<typeof createDevices>;
