import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SocialChannel } from '#protocol/model/identity-fields.ts';
import { AttemptButton } from '../../../widgets/attempt-button/attempt-button.tsx';
import { IconLate, type LateIconName } from '../../../ui/icon-late/icon-late.tsx';
import styles from './social-buttons.module.css';
import { useSocialLogin } from './use-social-login.ts';

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
