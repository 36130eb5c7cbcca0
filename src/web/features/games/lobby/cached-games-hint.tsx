import { Trans } from '@lingui/react/macro';
import { useConnectivity } from '../../../lib/use-connectivity.ts';
import styles from './lobby-filters.module.css';

/** While there is no network: says that the search covers cached games only. */
export function CachedGamesHint() {
  const outage = useConnectivity();
  return (
    <div role="status" className={styles.kept}>
      {outage && (
        <p>
          <Trans>Without a connection we look among the games you have seen on this device.</Trans>
        </p>
      )}
    </div>
  );
}
