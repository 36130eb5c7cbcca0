import { getMember } from '#protocol/calls/member.ts';
import { getSignInLink, signInByLink } from '#protocol/calls/security/sign-in-link.ts';
import { signOut } from '#protocol/calls/session.ts';
import { isLinkToken } from '#protocol/model/security/sign-in-link.ts';
import type { Failure } from '../client/failure.ts';
import { GatewayError } from '../client/gateway-error.ts';
import { throttleWaitMs } from '../client/retry-after.ts';
import type { Send } from '../client/send.ts';
import type { SessionState } from './session-state.ts';

export interface UrlTokenNeeds {
  state: Pick<SessionState, 'phase' | 'username' | 'offeredAccount'>;
  send: Send;
  /** Signs in with a token. Throws GatewayError. */
  adopt(token: string): Promise<void>;
  /** The token of the session. */
  token(): string | null;
  /** Explains to the player why a link does not work. */
  showFailure(failure: Failure): void;
}

/** The gateway has decided: asking again would change nothing. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof GatewayError)) return true;
  const { failure } = error;
  return (
    failure.kind === 'signedOut' || (failure.kind === 'refused' && throttleWaitMs(failure) === null)
  );
}

/**
 * Tokens that a link brings in its address: one that works once, or a token of a session, which some gateways send. Anybody can
 * send such a link, so that what a player pays in would go to an account of the sender. A token is therefore used only after
 * the player has seen the name of its account and agreed.
 */
export function createUrlTokens({ state, send, adopt, token, showFailure }: UrlTokenNeeds) {
  let offered: string | null = null;

  /** The account of a token. Null when the gateway does not send it; the player then hears why a link that works once does not. */
  async function accountOf(urlToken: string): Promise<string | null> {
    try {
      if (isLinkToken(urlToken)) return (await send(getSignInLink, { token: urlToken })).account;
      return (await send(getMember, {}, { token: urlToken })).account;
    } catch (error) {
      if (isLinkToken(urlToken) && error instanceof GatewayError) showFailure(error.failure);
      return null;
    }
  }

  function forget(): void {
    offered = null;
    state.offeredAccount = null;
  }

  /** Signs in with a token. A token of a session takes the place of one that works once, so that a repetition goes on with it. */
  async function use(urlToken: string): Promise<void> {
    let own = urlToken;
    if (isLinkToken(urlToken)) own = (await send(signInByLink, { token: urlToken })).token;
    offered = own;
    // The session that is left ends at the gateway too.
    if (state.phase === 'member')
      void send(signOut, {}, { outlivesSession: true }).catch(() => undefined);
    await adopt(own);
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

    /** Answers the offer. Only agreement signs in with the token. The offer stays while there is no answer. Throws GatewayError. */
    async answer(agrees: boolean): Promise<void> {
      if (!agrees || offered === null) return forget();
      try {
        await use(offered);
      } catch (error) {
        if (isFinal(error)) forget();
        throw error;
      }
      forget();
    },
  };
}
