import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SocialChannel } from '#protocol/model/identity-fields.ts';
import { AttemptButton } from '../../../widgets/attempt-button/attempt-button.tsx';
import { IconLate, type LateIconName } from '../../../ui/icon-late/icon-late.tsx';
import { useNavigate } from '@tanstack/react-router';
import { GatewayError } from '#core/client/gateway-error.ts';
import { signInMethods } from '#core/session/account-methods.ts';
import type { SocialIdentity } from '#core/registration/social-identity.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { useFirebase } from '../../../widgets/firebase/use-firebase.ts';
import { isSignedIn } from './use-login.ts';
import styles from './social-buttons.module.css';

function isUnknownAccount(error: unknown): boolean {
  if (!(error instanceof GatewayError) || error.failure.kind !== 'refused') return false;
  return error.failure.code === 'account_unknown';
}

/** Login in a window of Facebook or Google. An identity without an account leads to the registration where the operator has that on. */
function useSocialLogin(channel: SocialChannel, onDone: () => void) {
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

interface Network {
  readonly icon: LateIconName;
  readonly label: MessageDescriptor;
}

const networks: Readonly<Record<SocialChannel, Network>> = {
  facebook: { icon: 'letterF', label: msg`Continue with Facebook` },
  google: { icon: 'letterG', label: msg`Continue with Google` },
};

/** Login with an account at Facebook or Google. */
export function SocialButtons({ onDone }: { onDone: () => void }) {
  return (
    <>
      <SocialButton channel="facebook" onDone={onDone} />
      <SocialButton channel="google" onDone={onDone} />
    </>
  );
}

function SocialButton({ channel, onDone }: { channel: SocialChannel; onDone: () => void }) {
  const { t } = useLingui();
  const { prepare, state, signIn } = useSocialLogin(channel, onDone);
  const { icon, label } = networks[channel];
  return (
    <AttemptButton of={state} wide onPointerEnter={prepare} onFocus={prepare} onClick={signIn}>
      <span className={styles.face}>
        <IconLate name={icon} />
        <span>{t(label)}</span>
      </span>
    </AttemptButton>
  );
}
