import { proxy } from 'valtio/vanilla';
import { signOut as askSignOut } from '#contract/calls/session.ts';
import type { SecondStepOffer } from '#contract/model/second-step.ts';
import type { ModuleId } from '#contract/vocabulary/module-id.ts';
import type { Cache } from '../cache/cache.ts';
import type { Send } from '../client/send.ts';
import type { Platform } from '../platform.ts';
import type { PasswordChange } from './password-change.ts';
import type { Memory } from './remembered-login.ts';
import type { Remembered } from './remembered-login-cookies.ts';
import type { Events } from '../query/events.ts';
import type { SessionKeys } from '../storage/session-keys.ts';
import type { MemberSlice } from '../member/member.ts';
import type { Tabs } from './session-tabs.ts';
import { createWaysIn, type WaysIn } from './sign-in-methods.ts';

export interface SessionState {
  phase: 'guest' | 'member';
  /** Also of who is held back until the password is changed. */
  username: string | null;
  customerId: string | null;
  /** What the gateway said when it ended the session: shown once, then confirmed. Empty when it said nothing. */
  ended: string | null;
  /** Why the password has to be changed. Before an expired or default one is, the player stays a guest. */
  passwordChange: PasswordChange | null;
  /** The old password is known from this sign-in and need not be asked for. */
  knowsPassword: boolean;
  /** The gateway wants to be shown once more who this is, by one of these ways. */
  secondStep: { username: string; offers: readonly SecondStepOffer[] } | null;
}

export interface Session extends WaysIn {
  readonly state: SessionState;
  /** Finds out who is here; asked again, it gives the same answer. Guards of pages wait for it. */
  start(): Promise<void>;
  signOut(): Promise<void>;
  /** The gateway has ended the session. */
  end(message: string | null): void;
  /** Takes note of `ended`. */
  confirmEnded(): void;
  /** What was remembered on this device. The password is empty where it cannot be opened. */
  remembered(): Promise<Remembered | null>;
}

/** What is known of the sign-in under way, in this tab's memory only. */
export interface Held {
  password: string | null;
  second: { username: string; password: string; remember: boolean } | null;
}

interface Needs {
  send: Send;
  keys: SessionKeys;
  member: MemberSlice;
  memory: Memory;
  tabs: Tabs;
  module(id: ModuleId): boolean;
  cache: Pick<Cache, 'purgePrivate'>;
  platform: Pick<Platform, 'takeToken'>;
  events: Events;
}

const guest = {
  phase: 'guest',
  username: null,
  customerId: null,
  passwordChange: null,
  knowsPassword: false,
  secondStep: null,
} as const;

/** How long signing out waits for the gateway to take note. */
const farewellMs = 3_000;

/** Who is signed in on this device, the same in every tab. */
export function createSession(needs: Needs): Session {
  const { send, keys, memory, tabs, events } = needs;
  const state = proxy<SessionState>({ ...guest, ended: null });
  const held: Held = { password: null, second: null };
  let started: Promise<void> | null = null;

  const ways = createWaysIn({ ...needs, state, held, enter: announce, leave: () => leave(null) });

  function enter(): void {
    Object.assign(state, memberOf(keys));
    events.emit('signedIn');
  }

  function announce(): void {
    enter();
    tabs.entered(keys.all());
  }

  /** Also takes what belonged to the customer out of memory and out of the cache. */
  async function leave(ended: string | null): Promise<void> {
    keys.clear();
    Object.assign(held, { password: null, second: null });
    Object.assign(state, guest, { ended });
    events.emit('signedOut');
    await needs.cache.purgePrivate();
  }

  /** In the other tabs too. */
  function leaveAll(ended: string | null): Promise<void> {
    const token = keys.read('token');
    if (token !== null) tabs.left(token, ended);
    return leave(ended);
  }

  tabs.listen({
    here: () => (state.phase === 'member' ? keys.all() : null),
    entered(values) {
      if (state.phase === 'member' && values.customerId !== state.customerId) void leave(null);
      keys.write(values);
      enter();
    },
    left: (token, ended) => void (token === keys.read('token') && leave(ended)),
  });

  /** A token whose account was never learnt is worth nothing. */
  async function begin(): Promise<void> {
    const given = needs.platform.takeToken();
    if (given !== null) return ways.adopt(given).catch(() => undefined);
    if (keys.read('account') === null) keys.write({ token: null, customerId: null, cpw: null });
    const found = keys.read('token') === null ? await tabs.ask() : null;
    if (state.phase === 'member') return;
    if (found !== null) keys.write(found);
    if (keys.read('token') !== null) enter();
  }

  /** Ends it here at once, and in the other tabs; the gateway is told as well as can be. */
  async function signOut(): Promise<void> {
    const told = send(askSignOut, {}).catch(() => undefined);
    events.emit('signingOut');
    await leaveAll(null);
    await Promise.race([told, new Promise((resolve) => setTimeout(resolve, farewellMs))]);
  }

  return {
    state,
    start: () => (started ??= begin()),
    ...ways,
    signOut,
    end: (message) => void leaveAll(message ?? ''),
    confirmEnded: () => void (state.ended = null),
    remembered: memory.recall,
  };
}

/** Who the session storage says is signed in. */
function memberOf({ read }: SessionKeys): Omit<SessionState, 'knowsPassword'> {
  return {
    phase: 'member',
    username: read('account'),
    customerId: read('customerId'),
    ended: null,
    passwordChange: read('cpw') === null ? null : 'firstTime',
    secondStep: null,
  };
}
