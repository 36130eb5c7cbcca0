import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { Confirm } from '../../../ui/confirm/confirm.tsx';

/** Asks a player whether a link may sign in the account of its token. */
export function OfferedAccount() {
  const { t } = useLingui();
  const { session } = useApp();
  const { offeredAccount: account, phase, username } = useSnapshot(session.state);
  const { attempt } = useAttempt();
  if (account === null) return null;

  const isMember = phase === 'member';
  const answer = (agrees: boolean) => attempt(() => session.answerOffer(agrees));
  return (
    <Confirm
      title={isMember ? t`Switch to another account?` : t`Is this your account?`}
      prefersNo
      yes={isMember ? <Trans>Switch account</Trans> : <Trans>Log in as {account}</Trans>}
      onYes={() => answer(true)}
      no={isMember ? <Trans>Stay signed in as {username}</Trans> : <Trans>Stay logged out</Trans>}
      onNo={() => answer(false)}
    >
      <Trans>
        The link that you opened wants to log you in as {account}. If that is not your account, stay
        where you are: your money would go to somebody else. Nothing has changed yet.
      </Trans>
    </Confirm>
  );
}
