import type { RequestOf } from '#contract/call.ts';
import { resetPasswordByEmail, resetPasswordByMobile } from '#contract/calls/password.ts';
import { GatewayError } from '../client/gateway-error.ts';
import type { Send } from '../client/send.ts';
import type { GeetestProof, Session } from '../session/session.ts';

interface Needs {
  send: Send;
  session: Pick<Session, 'signIn' | 'state'>;
}

type ByMobile = RequestOf<typeof resetPasswordByMobile> & { geetest?: GeetestProof };

/** Getting back in without the password. */
export function createPasswordReset({ send, session }: Needs) {
  /** Signs in with the new password, unless the gateway wants more than that. */
  async function signInWith({ mobile, newPassword, geetest }: ByMobile): Promise<boolean> {
    const credentials = { username: mobile, password: newPassword, captcha: '', remember: false };
    try {
      await session.signIn({ ...credentials, ...(geetest && { geetest }) });
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
    }
    return session.state.phase === 'member';
  }

  return {
    /** Chooses a new password and signs in with it; gives whether that worked too. Throws GatewayError when the password could not be chosen. */
    async byMobile(request: ByMobile): Promise<boolean> {
      const { geetest: _, ...proof } = request;
      await send(resetPasswordByMobile, proof);
      return signInWith(request);
    },
    /** Has a new password mailed, if the two go together. Throws GatewayError. */
    byEmail: (username: string, email: string) => send(resetPasswordByEmail, { username, email }),
  };
}

export type PasswordReset = ReturnType<typeof createPasswordReset>;
