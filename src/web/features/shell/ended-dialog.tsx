import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import { useApp } from '../../app-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';

/** Tells that the gateway has ended the session. From here it goes to a fresh home page. */
export function EndedDialog() {
  const { t } = useLingui();
  const { session } = useApp();
  const { ended } = useSnapshot(session.state);
  const navigate = useNavigate();
  if (ended === null) return null;

  function confirm() {
    session.confirmEnded();
    void navigate({ to: '/', reloadDocument: true });
  }

  return (
    <Dialog
      title={t`You have been signed out`}
      footer={
        <Button variant="primary" onClick={confirm}>
          <Trans>To the home page</Trans>
        </Button>
      }
    >
      <p>
        {ended || (
          <Trans>
            Your session is over. Your money and your favourites are safe in your account.
          </Trans>
        )}
      </p>
    </Dialog>
  );
}
