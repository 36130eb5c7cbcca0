import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useConnectivity } from '../../../lib/use-connectivity.ts';
import styles from './offline-bar.module.css';

/** Says that the page shows cached data, while there is no network or the gateway is unreachable. */
export function OfflineBar() {
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
