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

/** Replaces a forgotten password. */
export function createPasswordReset({ send, session }: Needs) {
  /** Signs in with the new password, unless the gateway asks for a further step. */
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
    /** Sets a new password and signs in with it. Resolves to false where only the sign-in failed. Throws GatewayError when the password could not be set. */
    async byMobile(request: ByMobile): Promise<boolean> {
      const { geetest: _, ...proof } = request;
      await send(resetPasswordByMobile, proof);
      return signInWith(request);
    },
    /** Has a new password sent by e-mail if name and address belong together. Throws GatewayError. */
    byEmail: (username: string, email: string) => send(resetPasswordByEmail, { username, email }),
  };
}

export type PasswordReset = ReturnType<typeof createPasswordReset>;
