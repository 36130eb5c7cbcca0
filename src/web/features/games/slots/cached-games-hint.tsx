import { Trans } from '@lingui/react/macro';
import { useConnectivity } from '../../../lib/use-connectivity.ts';
import styles from './slot-filters.module.css';

/** Says, before anybody searches without a connection, among which games. */
export function CachedGamesHint() {
  const away = useConnectivity();
  return (
    <div role="status" className={styles.kept}>
      {away && (
        <p>
          <Trans>Without a connection we look among the games you have seen on this device.</Trans>
        </p>
      )}
    </div>
  );
}
