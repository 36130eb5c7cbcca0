import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import styles from './reset-email-sent.module.css';

/** The dialog that confirms the e-mail, with the next steps. Closing it returns to the login. */
export function ResetEmailSent({ email, onClose }: { email: string; onClose: () => void }) {
  const { t } = useLingui();
  // As an element, because a text with tags of its own would be read as tags of the message.
  const shownEmail = <strong>{email}</strong>;
  return (
    <Dialog isMessage title={t`Please look into your e-mail`} onClose={onClose}>
      <div className={styles.sent}>
        <div role="status">
          <Callout tone="good">
            <Trans>
              If this username and e-mail address belong together, a new password is on its way to{' '}
              {shownEmail}. Log in with it within half an hour, then choose your own. Your old
              password stays good.
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
    </Dialog>
  );
}
