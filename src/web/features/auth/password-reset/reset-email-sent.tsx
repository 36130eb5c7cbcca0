import { Trans } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import styles from './reset-email-sent.module.css';

/** Confirms that the e-mail was sent, with the next steps. */
export function ResetEmailSent({ email, onClose }: { email: string; onClose: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <div ref={place} tabIndex={-1} role="status">
        <Callout tone="good">
          <Trans>
            If this username and e-mail address belong together, a new password is on its way to{' '}
            <strong>{email}</strong>. Log in with it within half an hour, then choose your own. Your
            old password stays good.
          </Trans>
        </Callout>
      </div>
      <p>
        <Trans>Nothing there after a few minutes? Please also look into your spam folder.</Trans>
      </p>
      <Button variant="primary" size="large" wide onClick={onClose}>
        <Trans>Back to logging in</Trans>
      </Button>
    </div>
  );
}
