import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SocialChannel } from '#contract/model/identity-fields.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconLate, type LateIconName } from '../../../ui/icon-late/icon-late.tsx';
import styles from './social-buttons.module.css';
import { useSocialLogin } from './use-social-login.ts';

interface Look {
  readonly mark: LateIconName;
  readonly words: MessageDescriptor;
}

const looks: Readonly<Record<SocialChannel, Look>> = {
  facebook: { mark: 'letterF', words: msg`Continue with Facebook` },
  google: { mark: 'letterG', words: msg`Continue with Google` },
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
  const { prepare, pending, signIn } = useSocialLogin(channel, onDone);
  const { mark, words } = looks[channel];
  return (
    <Button wide pending={pending} onPointerEnter={prepare} onFocus={prepare} onClick={signIn}>
      <span className={styles.face}>
        <IconLate name={mark} />
        {t(words)}
      </span>
    </Button>
  );
}
