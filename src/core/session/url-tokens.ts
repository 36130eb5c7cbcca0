import { getMember } from '#contract/calls/member.ts';
import { signOut } from '#contract/calls/session.ts';
import type { Send } from '../client/send.ts';
import type { SessionState } from './session-state.ts';

interface Needs {
  state: Pick<SessionState, 'phase' | 'username' | 'offeredAccount'>;
  send: Send;
  /** Signs in with a token. Throws GatewayError. */
  adopt(token: string): Promise<void>;
  /** The token of the session. */
  token(): string | null;
}

/**
 * Tokens that a link brings in its address. Anybody can send such a link, so that what a player pays in would go to an account
 * of the sender. A token is therefore used only after the player has seen the name of its account and agreed.
 */
export function createUrlTokens({ state, send, adopt, token }: Needs) {
  let offered: string | null = null;

  /** The account of a token. Null when the gateway does not know the token, or does not answer. */
  async function accountOf(urlToken: string): Promise<string | null> {
    const member = await send(getMember, {}, { token: urlToken }).catch(() => null);
    return member?.account ?? null;
  }

  return {
    /** Offers the account of a token, unless it is the one that is signed in. */
    async receive(urlToken: string): Promise<void> {
      if (urlToken === token()) return;
      const account = await accountOf(urlToken);
      if (account === null || account === state.username) return;
      offered = urlToken;
      state.offeredAccount = account;
    },

    /** Answers the offer. Only agreement signs in with the token. Throws GatewayError. */
    async answer(agrees: boolean): Promise<void> {
      const accepted = agrees ? offered : null;
      offered = null;
      state.offeredAccount = null;
      if (accepted === null) return;
      // The session that is left ends at the gateway too.
      if (state.phase === 'member')
        void send(signOut, {}, { outlivesSession: true }).catch(() => undefined);
      await adopt(accepted);
    },
  };
}
