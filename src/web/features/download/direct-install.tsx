import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { Install } from '#core/install/install.ts';
import { useApp } from '../../lib/app-context.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useSignedIn } from '../../lib/use-signed-in.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Callout } from '../../ui/callout/callout.tsx';

/** A button to install the app, or a note that it is installed. */
export function DirectInstall({ install }: { install: Install }) {
  const { brand, ui } = useApp();
  const { t } = useLingui();
  const { installed, canAsk } = useSnapshot(install.state);
  const isSignedIn = useSignedIn();
  const isHydrated = useHydrated();

  async function ask() {
    if (!(await install.ask())) ui.toast(t`All right. The app stays here for when you want it.`);
  }

  // The page that is rendered ahead knows no device.
  if (!isHydrated) return null;
  if (installed) {
    return (
      <>
        <Callout tone="good">
          <Trans>{brand.name} is on this device already. Open it from your home screen.</Trans>
        </Callout>
        {isSignedIn && (
          <ButtonLink to="/member" search={{ page: 'settings' }} icon={<Icon name="clock" />}>
            <Trans>Stay signed in on this device</Trans>
          </ButtonLink>
        )}
      </>
    );
  }
  if (!canAsk) return null;
  return (
    <Button
      variant="primary"
      size="large"
      icon={<Icon name="download" />}
      onClick={() => void ask()}
    >
      <Trans>Install {brand.name}</Trans>
    </Button>
  );
}
