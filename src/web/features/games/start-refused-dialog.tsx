import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter, useSearch } from '@tanstack/react-router';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { trialAddress } from '../../widgets/start-game/start-address.ts';
import styles from './start-refused-dialog.module.css';

interface StartRefusedDialogProps {
  why: 'trialAccount' | 'underMaintenance';
  onClose: () => void;
}

/** The reason why a game does not start, with the possible actions. */
export function StartRefusedDialog({ why, onClose }: StartRefusedDialogProps) {
  return why === 'trialAccount' ? (
    <TrialAccount onClose={onClose} />
  ) : (
    <UnderMaintenance onClose={onClose} />
  );
}

/** The alternative for a trial account: play money, or closing the dialog. */
function TrialAlternative({ onClose }: { onClose: () => void }) {
  const { next, trial } = useSearch({ from: '__root__' });
  const router = useRouter();
  if (!next || !trial) {
    return (
      <Button onClick={onClose}>
        <Trans>Keep looking around</Trans>
      </Button>
    );
  }
  const href = trialAddress(next);
  return (
    <Button
      icon={<Icon name="play" />}
      onClick={() => void router.navigate({ href, replace: true })}
    >
      <Trans>Try it first, with play money</Trans>
    </Button>
  );
}

function TrialAccount({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      isMessage
      title={t`Please register an account first`}
      onClose={onClose}
      footer={
        <>
          <TrialAlternative onClose={onClose} />
          <ButtonLink to="/register" variant="primary">
            <Trans>Register</Trans>
          </ButtonLink>
        </>
      }
    >
      <p className={styles.words}>
        <Trans>
          A trial account can look at everything, but games are played with an account of your own.
          It takes a minute.
        </Trans>
      </p>
    </Dialog>
  );
}

function UnderMaintenance({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      isMessage
      title={t`Under maintenance`}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          <Trans>Choose another</Trans>
        </Button>
      }
    >
      <p className={styles.words}>
        <Trans>
          This game is under maintenance and will be back soon. Your balance is not affected.
        </Trans>
      </p>
    </Dialog>
  );
}
