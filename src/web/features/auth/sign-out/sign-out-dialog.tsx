import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useApp } from '../../../lib/app-context.tsx';
import { Confirm } from '../../../ui/confirm/confirm.tsx';
import { backgroundComponent } from '../../../lib/lazy-component.tsx';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';

const HelpLine = backgroundComponent(() =>
  import('../help-line/help-line.tsx').then((loaded) => loaded.HelpLine),
);

/** Asks before it ends the session, then opens the home page. */
export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { session, ui } = useApp();
  const { attempt, pending } = useAttempt();
  const navigate = useNavigate();

  function signOut() {
    attempt(async () => {
      const isRemoved = await session.signOut();
      if (!isRemoved)
        ui.toast(
          t`You are signed out. Your browser has not yet removed what was kept of you on this device. Nobody can see it here, and it is removed at the latest when the app starts again.`,
          { tone: 'bad' },
        );
      await navigate({ to: '/', search: {}, replace: true });
    });
  }

  return (
    <Confirm
      title={t`Sign out?`}
      yes={<Trans>Sign out</Trans>}
      no={<Trans>Stay</Trans>}
      onYes={signOut}
      onNo={onClose}
      icon="signOut"
      alert
      pending={pending}
    >
      <Trans>
        Your money and your favourites stay safe in your account. What was kept of you on this
        device is removed.
      </Trans>
      <HelpLine />
    </Confirm>
  );
}
