import { proxy } from 'valtio/vanilla';
import { signOut as askSignOut } from '#contract/calls/session.ts';
import type { Send } from '../client/send.ts';
import type { PasswordChange } from '../rules/password-change.ts';
import type { Memory } from '../storage/memory.ts';
import type { Remembered } from '../storage/remembered.ts';
import type { SessionKeys, SessionValues } from '../storage/session-keys.ts';
import type { MemberSlice } from './member.ts';
import { createSignIn, type Credentials } from './sign-in.ts';
import type { Tabs } from './tabs.ts';

export interface SessionState {
  phase: 'guest' | 'member';
  username: string | null;
  customerId: string | null;
  /** What the gateway said when it ended the session: shown once, then confirmed. Empty when it said nothing. */
  ended: string | null;
  /** Why the password has to be changed. Before an expired or default one is, the player stays a guest. */
  passwordChange: PasswordChange | null;
}

export interface Session {
  readonly state: SessionState;
  /** Finds out who is here; asked again, it gives the same answer. Guards of pages wait for it. */
  start(): Promise<void>;
  /** Throws GatewayError; `rules/captcha.ts` tells whether the refusal asks for a captcha. */
  signIn(credentials: Credentials): Promise<void>;
  signOut(): Promise<void>;
  /** The gateway has ended the session. */
  end(message: string | null): void;
  /** Takes note of `ended`. */
  confirmEnded(): void;
  /** What was remembered on this device. The password is empty where it cannot be opened. */
  remembered(): Promise<Remembered | null>;
}

interface Needs {
  send: Send;
  keys: SessionKeys;
  member: MemberSlice;
  memory: Memory;
  tabs: Tabs;
  module(id: string): boolean;
  purgePrivate(): Promise<void>;
  onEntered(): void;
  onLeft(): void;
  /** The player has signed out here, by choice. */
  onSignedOut(): void;
}

const guest = { phase: 'guest', username: null, customerId: null, passwordChange: null } as const;

/** How long signing out waits for the gateway to take note. */
const farewellMs = 3_000;

/** Who is signed in on this device, the same in every tab. */
export function createSession(needs: Needs): Session {
  const { send, keys, memory, tabs } = needs;
  const state = proxy<SessionState>({ ...guest, ended: null });
  const identify = createSignIn(needs);
  let started: Promise<void> | null = null;

  function enter(): void {
    Object.assign(state, memberOf(keys));
    needs.onEntered();
  }

  /** Also takes what belonged to the customer out of memory and out of the cache. */
  async function leave(ended: string | null): Promise<void> {
    keys.clear();
    Object.assign(state, guest, { ended });
    needs.onLeft();
    await needs.purgePrivate();
  }

  function adopt(values: SessionValues): void {
    if (state.phase === 'member' && values.customerId !== state.customerId) void leave(null);
    keys.write(values);
    enter();
  }

  tabs.listen({
    here: () => (state.phase === 'member' ? keys.all() : null),
    entered: adopt,
    left: (token, ended) => void (token === keys.read('token') && leave(ended)),
  });

  /** A token whose account was never learnt is worth nothing. */
  async function begin(): Promise<void> {
    if (keys.read('account') === null) keys.write({ token: null, customerId: null, cpw: null });
    const found = keys.read('token') === null ? await tabs.ask() : null;
    if (state.phase === 'member') return;
    if (found !== null) keys.write(found);
    if (keys.read('token') !== null) enter();
  }

  async function signIn(credentials: Credentials): Promise<void> {
    const passwordChange = await identify(credentials);
    Object.assign(state, { passwordChange, ended: null });
    if (keys.read('account') === null) return;
    enter();
    tabs.entered(keys.all());
  }

  /** Ends it here at once, and in the other tabs; the gateway is told as well as can be. */
  async function signOut(): Promise<void> {
    const token = keys.read('token');
    const told = send(askSignOut, {}).catch(() => undefined);
    if (token !== null) tabs.left(token, null);
    await leave(null);
    needs.onSignedOut();
    await Promise.race([told, new Promise((resolve) => setTimeout(resolve, farewellMs))]);
  }

  function end(message: string | null): void {
    const token = keys.read('token');
    if (token !== null) tabs.left(token, message ?? '');
    void leave(message ?? '');
  }

  const start = (): Promise<void> => (started ??= begin());
  const confirmEnded = (): void => void (state.ended = null);

  return { state, start, signIn, signOut, end, confirmEnded, remembered: memory.recall };
}

/** Who the session storage says is signed in. */
function memberOf({ read }: SessionKeys): SessionState {
  return {
    phase: 'member',
    username: read('account'),
    customerId: read('customerId'),
    ended: null,
    passwordChange: read('cpw') === null ? null : 'firstTime',
  };
}
