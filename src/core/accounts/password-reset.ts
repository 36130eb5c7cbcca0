import type { RequestOf } from '#protocol/call.ts';
import { resetPasswordByEmail, resetPasswordByMobile } from '#protocol/calls/password.ts';
import type { Send } from '../client/send.ts';
import type { Session } from '../session/session.ts';

interface Needs {
  send: Send;
  session: Pick<Session, 'suggestLogin'>;
}

/** Replaces a forgotten password. The player logs in with the new one. */
export function createPasswordReset({ send, session }: Needs) {
  return {
    /** Sets a new password, and suggests the number to the login form. Throws GatewayError. */
    async byMobile(request: RequestOf<typeof resetPasswordByMobile>): Promise<void> {
      await send(resetPasswordByMobile, request);
      session.suggestLogin(request.mobile);
    },
    /** Has a new password sent by e-mail if name and address belong together, and suggests the name to the login form. Throws GatewayError. */
    async byEmail(username: string, email: string): Promise<void> {
      await send(resetPasswordByEmail, { username, email });
      session.suggestLogin(username);
    },
  };
}

export type PasswordReset = ReturnType<typeof createPasswordReset>;
