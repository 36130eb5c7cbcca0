import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { passwordResetMethods, sendsCodes } from '#core/session/account-methods.ts';
import { thirdParties } from '#core/third-parties.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TabPanel, Tabs } from '../../../ui/tabs/tabs.tsx';
import { useModules } from '../../../lib/use-modules.ts';
import { ResetByEmail } from './reset-by-email.tsx';
import { ResetByMobile } from './reset-by-mobile.tsx';
import styles from '../login/login.module.css';
import { WithAccounts } from '../../../widgets/account-form/with-accounts.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';

interface PasswordResetDialogProps {
  /** Returns to the login. */
  onClose: () => void;
}

/** The dialog that confirms the e-mail, with the next steps. Closing it returns to the login. */
function ResetEmailSent({ email, onClose }: { email: string; onClose: () => void }) {
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

/** Reset of a forgotten password: by mobile number where the operator has that on, and by e-mail. */
export function PasswordResetDialog({ onClose }: PasswordResetDialogProps) {
  const module = useModules();
  const { t } = useLingui();
  const id = useId();
  const mayText = sendsCodes(module, thirdParties.firebase?.sms ?? false);
  const methods = passwordResetMethods(module).filter((way) => way === 'email' || mayText);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string>(methods[0] ?? 'email');
  const method = methods.find((known) => known === chosen) ?? 'email';
  const labels = { mobile: t`By phone`, email: t`By e-mail` };

  const form = (
    <WithAccounts>
      {(accounts) =>
        method === 'mobile' ? (
          <ResetByMobile accounts={accounts} onClose={onClose} />
        ) : (
          <ResetByEmail accounts={accounts} onSent={setSentTo} />
        )
      }
    </WithAccounts>
  );

  if (sentTo !== null) return <ResetEmailSent key="sent" email={sentTo} onClose={onClose} />;
  return (
    <Dialog title={t`Forgot your password?`} onClose={onClose}>
      {methods.length > 1 ? (
        <>
          <div className={styles.tabs}>
            <Tabs
              id={id}
              label={t`How to get back in`}
              tabs={methods.map((known) => ({ id: known, face: labels[known] }))}
              current={method}
              onChoose={setChosen}
            />
          </div>
          <TabPanel id={id} current={method}>
            {form}
          </TabPanel>
        </>
      ) : (
        form
      )}
    </Dialog>
  );
}
