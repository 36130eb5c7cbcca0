import { useNavigate } from '@tanstack/react-router';
import type { SocialChannel } from '#protocol/model/identity-fields.ts';
import { GatewayError } from '#core/client/gateway-error.ts';
import { signInMethods } from '#core/session/account-methods.ts';
import type { SocialIdentity } from '#core/registration/social-identity.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { useFirebase } from '../../../widgets/firebase/use-firebase.ts';
import { isSignedIn } from './use-login.ts';

function isUnknownAccount(error: unknown): boolean {
  if (!(error instanceof GatewayError) || error.failure.kind !== 'refused') return false;
  return error.failure.code === 'account_unknown';
}

/** Login in a window of Facebook or Google. An identity without an account leads to the registration where the operator has that on. */
export function useSocialLogin(channel: SocialChannel, onDone: () => void) {
  const { accounts, session, system } = useApp();
  const { identities, prepare } = useFirebase();
  const { attempt, ...state } = useAttempt();
  const navigate = useNavigate();

  async function register(identity: SocialIdentity): Promise<void> {
    (await accounts()).registration.setIdentity(identity);
    await navigate({ to: '/register' });
  }

  async function signIn(): Promise<void> {
    const identity = await (await identities()).signIn(channel);
    try {
      await session.signInByFirebase(identity);
      if (isSignedIn(session.state)) onDone();
    } catch (error) {
      if (!isUnknownAccount(error) || !signInMethods(system.module).socialNewcomers) throw error;
      await register(identity);
    }
  }

  return { prepare, state, signIn: () => attempt(signIn) };
}
