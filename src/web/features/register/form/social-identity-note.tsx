import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { SocialChannel } from '#protocol/model/identity-fields.ts';
import type { RegistrationSlice } from '#core/registration/registration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import styles from './social-identity-note.module.css';

const networks: Readonly<Record<SocialChannel, MessageDescriptor>> = {
  facebook: msg`Facebook`,
  google: msg`Google`,
};

/** Says that the new account will be linked to Facebook or Google, and lets the player remove the link. */
export function SocialIdentityNote({ registration }: { registration: RegistrationSlice }) {
  const { t } = useLingui();
  const { social } = useSnapshot(registration.state);
  if (social === null) return null;
  const network = t(networks[social.channel]);
  const { name } = social;
  return (
    <Callout tone="good">
      <div className={styles.social}>
        <p>
          {name === null ? (
            <Trans>You sign up with {network}, and log in with it from then on.</Trans>
          ) : (
            <Trans>
              You sign up with {network} as {name}, and log in with it from then on.
            </Trans>
          )}
        </p>
        <Button size="small" onClick={registration.clearIdentity}>
          <Trans>Sign up without {network}</Trans>
        </Button>
      </div>
    </Callout>
  );
}
