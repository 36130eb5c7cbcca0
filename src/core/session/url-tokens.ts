import { signOut } from '#contract/calls/session.ts';
import type { Send } from '../client/send.ts';
import type { SessionState } from './session-state.ts';

interface Needs {
  state: Pick<SessionState, 'phase' | 'isSwitchOffered'>;
  send: Send;
  /** Signs in with a token. Throws GatewayError. */
  adopt(token: string): Promise<void>;
  /** The token of the session. */
  token(): string | null;
}

/** Tokens that a link brings in its address. */
export function createUrlTokens({ state, send, adopt, token }: Needs) {
  let offered: string | null = null;

  return {
    /** Signs a guest in with a token of the address. A player who is signed in is asked first. */
    async receive(urlToken: string): Promise<void> {
      if (state.phase !== 'member') return adopt(urlToken).catch(() => undefined);
      if (urlToken === token()) return;
      offered = urlToken;
      state.isSwitchOffered = true;
    },

    /** Answers the offer. Only agreement uses the token. Throws GatewayError. */
    async answer(agrees: boolean): Promise<void> {
      const accepted = agrees ? offered : null;
      offered = null;
      state.isSwitchOffered = false;
      if (accepted === null) return;
      // The session that is left ends at the gateway too.
      if (state.phase === 'member')
        void send(signOut, {}, { outlivesSession: true }).catch(() => undefined);
      await adopt(accepted);
    },
  };
}
