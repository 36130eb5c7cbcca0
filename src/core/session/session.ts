import type { UseStore } from 'idb-keyval';
import { proxy } from 'valtio/vanilla';
import { signOut as signOutCall } from '#protocol/calls/session.ts';
import type { ModuleId } from '#protocol/vocabulary/module-id.ts';
import type { Cache } from '../cache/cache.ts';
import type { Send } from '../client/send.ts';
import type { MemberSlice } from '../member/member.ts';
import type { Platform } from '../platform.ts';
import type { Events } from '../events.ts';
import { loadChunk } from '../query/load-chunk.ts';
import { memoizeAsync } from '../memoize-async.ts';
import type { LocalKeys } from '../storage/local-keys.ts';
import type { SessionKeys } from '../storage/session-keys.ts';
import { guestState, memberState, type SessionState } from './session-state.ts';
import { createSessionTabs } from './session-tabs.ts';
import type { SignIn } from './sign-in.ts';
import type { UrlTokenNeeds } from './url-tokens.ts';

export type { GeetestProof, MobileProof } from './credentials.ts';

export interface Session extends SignIn {
  readonly state: SessionState;
  /** Learns who is signed in. Later calls return the same promise. Guards of pages wait for it. */
  start(): Promise<void>;
  /** Loads the code of `SignIn` and of the seal while a form is filled in, so that sending it needs no further chunk. */
  prepare(): Promise<void>;
  /** False while the database does not answer: private entries are hidden, and deleted when it does. */
  signOut(): Promise<boolean>;
  /** The gateway has ended the session. */
  end(message: string | null): void;
  /** Clears `ended` and the session storage. */
  confirmEnded(): void;
  /** Sets the name that the login form starts with. */
  suggestLogin(username: string): void;
  /** Answers the offer of `offeredAccount`. Only agreement uses the token. Throws GatewayError. */
  answerOffer(agrees: boolean): Promise<void>;
  /** Leaves the other tabs. */
  close(): void;
}

interface Needs {
  send: Send;
  keys: SessionKeys;
  member: MemberSlice;
  cache: Pick<Cache, 'purgePrivate'>;
  store: UseStore;
  local: LocalKeys;
  platform: Pick<Platform, 'takeToken' | 'channel' | 'cookies' | 'crypto' | 'origin'>;
  merchant: string;
  events: Events;
  module(id: ModuleId): boolean;
  showFailure: UrlTokenNeeds['showFailure'];
}

/** The time that signing out waits for the gateway. */
const signOutTimeoutMs = 3_000;

/** Choices for this device that a sign-out ends. */
const endedBySignOut = ['staysSignedIn', 'pushChoice'] as const;

/** The session of this device, the same in all tabs. */
export function createSession(needs: Needs): Session {
  const { send, keys, events, local } = needs;
  const state = proxy<SessionState>({
    ...guestState,
    ended: null,
    offeredAccount: null,
    suggestedLogin: null,
  });
  const tabs = createSessionTabs(needs.platform.channel('parola-session'));

  function enter(): void {
    Object.assign(state, memberState(keys), { suggestedLogin: null });
    // Another member has signed in: the one who stayed signed in does not come back.
    if (local.read('staysSignedIn') !== state.customerId) local.write('staysSignedIn', '');
    events.emit('signedIn');
  }

  /** Ends the session in this tab, and deletes the data of the member from memory and from the cache. */
  async function leave(ended: string | null): Promise<void> {
    // A form that was open when the gateway ended the session is filled in again after the next sign-in.
    keys.clear(ended === null ? [] : ['formDraft']);
    if (ended === null) for (const key of endedBySignOut) local.write(key, '');
    Object.assign(state, guestState, { ended });
    events.emit('signedOut');
    await needs.cache.purgePrivate();
  }

  /** Ends the session in all tabs. */
  function leaveAll(ended: string | null): Promise<void> {
    const token = keys.read('token');
    if (token !== null) tabs.left(token, ended);
    return leave(ended);
  }

  tabs.listen({
    values: () => (state.phase === 'member' ? keys.all() : null),
    entered(values) {
      if (state.phase === 'member' && values.customerId !== state.customerId) void leave(null);
      keys.write(values);
      enter();
    },
    left: (token, ended) => void (token === keys.read('token') && leave(ended)),
  });

  const signInOf = memoizeAsync(async () => {
    const chunks = () =>
      Promise.all([
        import('./sign-in.ts'),
        import('../client/sealer.ts').then(({ loadSeal }) => loadSeal()),
      ]);
    const [{ createSignIn }] = await loadChunk(chunks);
    const session = {
      update: (change: Partial<SessionState>) => void Object.assign(state, change),
      enter() {
        enter();
        tabs.entered(keys.all());
      },
      leave: () => leave(null),
    };
    return createSignIn({ ...needs, session });
  });

  async function adopt(token: string): Promise<void> {
    await (await signInOf()).adopt(token);
  }

  const urlTokens = memoizeAsync(async () => {
    const { createUrlTokens } = await import('./url-tokens.ts');
    const { showFailure } = needs;
    return createUrlTokens({ state, send, adopt, token: () => keys.read('token'), showFailure });
  });

  /** Finds the session of this tab, or else of the other tabs. */
  async function findSession(): Promise<void> {
    // A token without a member is left by a sign-in that was not completed.
    if (keys.read('account') === null) keys.write({ token: null, customerId: null, cpw: null });
    // Each sign-in writes the key: without it, no tab is expected to have a session.
    const waitMs = local.read('staysSignedIn') === null ? 0 : 150;
    const values = keys.read('token') === null ? await tabs.ask(waitMs) : null;
    if (state.phase === 'member') return;
    if (values !== null) keys.write(values);
    if (keys.read('token') !== null) enter();
    else if (local.read('staysSignedIn')) {
      // Without the gateway, the player stays a guest until the next launch.
      await signInOf()
        .then((signIn) => signIn.signInByDevice())
        .catch(() => undefined);
    }
  }

  const start = memoizeAsync(async () => {
    const urlToken = needs.platform.takeToken();
    await findSession();
    if (urlToken !== null) await (await urlTokens()).receive(urlToken);
  });

  async function signOut(): Promise<boolean> {
    const answered = send(signOutCall, {}, { outlivesSession: true }).catch(() => undefined);
    events.emit('signingOut');
    await leaveAll(null);
    await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, signOutTimeoutMs))]);
    return !local.read('purgePending');
  }

  return {
    state,
    start,
    prepare: async () => void (await signInOf()),
    signIn: async (credentials) => (await signInOf()).signIn(credentials),
    signInBySms: async (credentials) => (await signInOf()).signInBySms(credentials),
    signInByFirebase: async (credentials) => (await signInOf()).signInByFirebase(credentials),
    freePlay: async (os) => (await signInOf()).freePlay(os),
    sendSecondStepCode: async (channel) => (await signInOf()).sendSecondStepCode(channel),
    verifySecondStep: async (channel, code) => (await signInOf()).verifySecondStep(channel, code),
    cancelSecondStep: async () => (await signInOf()).cancelSecondStep(),
    staySignedIn: async () => (await signInOf()).staySignedIn(),
    stopStayingSignedIn: async () => (await signInOf()).stopStayingSignedIn(),
    signInByDevice: async () => (await signInOf()).signInByDevice(),
    changePassword: async (change) => (await signInOf()).changePassword(change),
    adopt,
    remembered: async () => (await signInOf()).remembered(),
    signOut,
    end: (message) => void leaveAll(message ?? ''),
    confirmEnded() {
      keys.clear(['formDraft']);
      state.ended = null;
    },
    answerOffer: async (agrees) => (await urlTokens()).answer(agrees),
    suggestLogin: (username) => void (state.suggestedLogin = username),
    close: tabs.close,
  };
}
