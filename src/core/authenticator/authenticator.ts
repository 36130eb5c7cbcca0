import { proxy } from 'valtio/vanilla';
import {
  beginAuthenticator,
  confirmAuthenticator,
  getAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
} from '#protocol/calls/security/authenticator.ts';
import type { Brand } from '../brand.ts';
import type { Send } from '../client/send.ts';
import type { Events } from '../events.ts';
import { createChange } from '../query/create-change.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';

/** A secret that waits for its first code: Base32, and its address for a QR code. */
export interface AuthenticatorSetup {
  readonly secret: string;
  readonly uri: string;
}

interface AuthenticatorState extends QueryState {
  isOn: boolean;
  /** Epoch milliseconds; null while it is off. */
  enabledAt: number | null;
  recoveryCodesLeft: number;
  /** Set between `begin` and `confirm`. */
  setup: AuthenticatorSetup | null;
  /** New recovery codes, shown once, until `forgetCodes` or sign-out. */
  newCodes: readonly string[] | null;
}

export interface AuthenticatorNeeds {
  brand: Pick<Brand, 'name'>;
  send: Send;
  events: Events;
  now(): number;
}

const off = {
  isOn: false,
  enabledAt: null,
  recoveryCodesLeft: 0,
  setup: null,
  newCodes: null,
};

/** The address of an authenticator secret (`otpauth://totp/…`) with the name of the brand, as the app of the player lists it. Other texts stay as they are. */
export function withIssuer(uri: string, issuer: string): string {
  const parts = /^otpauth:\/\/totp\/([^?]*)\?(.*)$/.exec(uri);
  if (parts === null) return uri;
  const [, label = '', query] = parts;
  const account = label.split(/:|%3A/i).at(-1) ?? '';
  const values = new URLSearchParams(query);
  values.set('issuer', issuer);
  const name = encodeURIComponent(issuer);
  // Some apps show a plus as it is.
  const text = values.toString().replaceAll('+', '%20');
  return `otpauth://totp/${name}:${account}?${text}`;
}

/** The authenticator app of the member. Secrets and codes stay in memory only. Verbs throw GatewayError. */
export function createAuthenticator({ brand, send, events, now }: AuthenticatorNeeds) {
  const state = proxy<AuthenticatorState>({ ...idle(), ...off });

  const { load } = createQuery({
    events,
    now,
    state,
    empty: off,
    isPrivate: true,
    refreshOn: ['accountChanged', 'online'],
    call: (options) => send(getAuthenticator, {}, options),
    show: ({ enabled, enabledAt, recoveryCodesLeft }) => ({
      isOn: enabled,
      enabledAt,
      recoveryCodesLeft,
    }),
  });

  const change = createChange(events);

  return {
    state,
    load,
    async begin(loginPassword: string): Promise<void> {
      const { secret, uri } = await send(beginAuthenticator, { loginPassword });
      state.setup = { secret, uri: withIssuer(uri, brand.name) };
    },
    cancel: () => void (state.setup = null),
    /** Switches the app on by its first code. Shows the recovery codes in `newCodes`. */
    async confirm(code: string): Promise<void> {
      const { recoveryCodes } = await change(() => send(confirmAuthenticator, { code }));
      Object.assign(state, { setup: null, newCodes: recoveryCodes });
    },
    /** Replaces the recovery codes and shows the new ones in `newCodes`. */
    async renewCodes(loginPassword: string, code: string): Promise<void> {
      const { recoveryCodes } = await change(() =>
        send(renewRecoveryCodes, { loginPassword, code }),
      );
      state.newCodes = recoveryCodes;
    },
    forgetCodes: () => void (state.newCodes = null),
    /** `code` is a code of the app or a recovery code. */
    remove: (loginPassword: string, code: string): Promise<void> =>
      change(() => send(removeAuthenticator, { loginPassword, code })),
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;
