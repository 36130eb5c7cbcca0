import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../app-context.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { useInstall } from '../../use-install.ts';
import styles from './offline-bar.module.css';

/** Says thank you once the app is on the home screen. */
function useThanks(): void {
  const { brand, ui } = useApp();
  const { install, state } = useInstall();
  const { t } = useLingui();
  const { unthanked } = state;

  useEffect(() => {
    if (!unthanked) return;
    ui.toast(t`Thank you. ${brand.name} is on your home screen now.`, { tone: 'good', seconds: 5 });
    install.thank();
  }, [unthanked, brand, install, ui, t]);
}

/** Offers the app for the home screen, at a moment when it has been of use. */
export function InstallOffer() {
  const { brand, play } = useApp();
  const { install, state } = useInstall();
  const { phase } = useSnapshot(play.state);
  useThanks();

  const isShown = state.offered && phase === 'idle';
  return (
    <div role="status">
      {isShown && (
        <div className={styles.bar} data-tone="lamp">
          <p>
            <Trans>Keep {brand.name} on your home screen? It opens at a touch.</Trans>
          </p>
          {state.canAsk ? (
            <Button size="small" icon="download" onClick={() => void install.ask()}>
              <Trans>Install</Trans>
            </Button>
          ) : (
            <ButtonLink size="small" to="/download" onClick={install.putAway}>
              <Trans>Show me how</Trans>
            </ButtonLink>
          )}
          <Button size="small" variant="plain" onClick={install.putAway}>
            <Trans>Not now</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
