import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { endMessage } from '../../../i18n/failure-messages.ts';
import { discardWork } from '../../../lib/form/unsaved-work.ts';
import { Confirm } from '../../../ui/confirm/confirm.tsx';
import { ContactLink } from '../../../widgets/failure-message/failure-message.tsx';

/** Says that the gateway has ended the session. The only action reloads the home page. */
export function SessionEndedDialog() {
  const { t } = useLingui();
  const { session } = useApp();
  const { ended } = useSnapshot(session.state);
  const navigate = useNavigate();
  if (ended === null) return null;
  const reason = endMessage(ended);

  function confirm() {
    session.confirmEnded();
    discardWork();
    void navigate({ to: '/', reloadDocument: true });
  }

  return (
    <Confirm
      title={t`You have been signed out`}
      yes={<Trans>To the home page</Trans>}
      onYes={confirm}
    >
      <span>
        {(typeof reason === 'object' && reason ? t(reason) : reason) ?? (
          <Trans>
            Your session is over. Your money and your favourites are safe in your account.
          </Trans>
        )}
      </span>{' '}
      <ContactLink />
    </Confirm>
  );
}
