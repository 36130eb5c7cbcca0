import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { Confirm } from '../../../ui/confirm/confirm.tsx';

/** Asks a player who is signed in whether a link may sign in another account. */
export function SwitchAccountQuestion() {
  const { t } = useLingui();
  const { session } = useApp();
  const { isSwitchOffered, username } = useSnapshot(session.state);
  const { attempt } = useAttempt();
  if (!isSwitchOffered) return null;

  const answer = (agrees: boolean) => attempt(() => session.answerSwitch(agrees));
  return (
    <Confirm
      title={t`Switch to another account?`}
      prefersNo
      yes={<Trans>Switch account</Trans>}
      onYes={() => answer(true)}
      no={<Trans>Stay signed in as {username}</Trans>}
      onNo={() => answer(false)}
    >
      <Trans>
        The link that you opened wants to log you in to another account. If you did not expect this,
        stay where you are: nothing has changed yet.
      </Trans>
    </Confirm>
  );
}
