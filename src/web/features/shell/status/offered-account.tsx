import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { AttemptButton } from '../../../widgets/attempt-button/attempt-button.tsx';
import { AttemptNote } from '../../../widgets/attempt-button/attempt-note.tsx';
import styles from './offered-account.module.css';

/** Asks a player whether a link may sign in the account of its token. Staying is the main action. */
export function OfferedAccount() {
  const { t } = useLingui();
  const { session } = useApp();
  const { offeredAccount: account, phase, username } = useSnapshot(session.state);
  const { attempt, ...progress } = useAttempt();
  if (account === null) return null;

  const isMember = phase === 'member';
  const stay = () => void (progress.pending || session.answerOffer(false));
  return (
    <Dialog
      isMessage
      title={isMember ? t`Switch to another account?` : t`Is this your account?`}
      onClose={stay}
      footer={
        <>
          <Button variant="primary" onClick={stay}>
            {isMember ? (
              <Trans>Stay signed in as {username}</Trans>
            ) : (
              <Trans>Stay logged out</Trans>
            )}
          </Button>
          <AttemptButton
            of={progress}
            hasNote={false}
            wide
            variant="quiet"
            onClick={() => attempt(() => session.answerOffer(true))}
          >
            {isMember ? <Trans>Switch account</Trans> : <Trans>Log in as {account}</Trans>}
          </AttemptButton>
        </>
      }
    >
      <div className={styles.question}>
        <p>
          <Trans>
            The link that you opened wants to log you in as {account}. If that is not your account,
            stay where you are: your money would go to somebody else. Nothing has changed yet.
          </Trans>
        </p>
        <AttemptNote of={progress} />
      </div>
    </Dialog>
  );
}
