import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { unsavedWork, useUnsavedWork } from '../../../lib/form/unsaved-work.ts';
import { appUpdate } from '../../../lib/service-worker.ts';
import { useConnectivity } from '../../../lib/use-connectivity.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './status-bars.module.css';

/** The bars below the header: no network, and a newer release. */
export function StatusBars() {
  return (
    <div className={styles.bars}>
      <OfflineBar />
      <UpdatePrompt />
    </div>
  );
}

/** Says that the page shows cached data, while there is no network or the gateway is unreachable. */
function OfflineBar() {
  const { system } = useApp();
  const { phase } = useSnapshot(system.state);
  const away = useConnectivity();
  return (
    <div role="status">
      {away && (
        <div data-bar className={styles.bar}>
          <Icon name="offline" />
          <p>
            {away === 'unreachable' ? (
              <Trans>We cannot be reached. You see what was kept on this device.</Trans>
            ) : (
              <Trans>You are offline. You see what was kept on this device.</Trans>
            )}
          </p>
          <Button size="small" pending={phase === 'loading'} onClick={() => void system.load()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

/** Offers a newer release, while there is no unsaved work. The player decides when to reload. */
function UpdatePrompt() {
  const { play } = useApp();
  const { offered, apply } = useSnapshot(appUpdate);
  const { count } = useSnapshot(unsavedWork);
  useUnsavedWork(useSnapshot(play.state).phase !== 'idle');
  return (
    <div role="status">
      {offered && count === 0 && (
        <div data-bar className={styles.bar} data-tone="lamp">
          <p>
            <Trans>There is a newer version.</Trans>
          </p>
          <Button size="small" icon={<Icon name="refresh" />} onClick={apply}>
            <Trans>Take it now</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
