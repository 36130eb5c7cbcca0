import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useApp } from '../../app-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useAttempt } from '../../use-attempt.ts';

/** Asks once before the session is ended. It ends at home. */
export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { session } = useApp();
  const { attempt, pending } = useAttempt();
  const navigate = useNavigate();

  function signOut() {
    attempt(async () => {
      await session.signOut();
      await navigate({ to: '/', search: {}, replace: true });
    });
  }

  return (
    <Dialog
      title={t`Sign out?`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Stay</Trans>
          </Button>
          <Button variant="alert" icon="signOut" pending={pending} onClick={signOut}>
            <Trans>Sign out</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Your money and your favourites stay safe in your account. What was kept of you on this
          device is removed.
        </Trans>
      </p>
    </Dialog>
  );
}
