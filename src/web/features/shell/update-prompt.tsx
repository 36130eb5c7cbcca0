import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { Button } from '../../ui/button/button.tsx';
import { updateState } from '../../worker.ts';
import styles from './offline-bar.module.css';

/** Offers a newer release. The player says when, so that nothing typed is lost. */
export function UpdatePrompt() {
  const { offered, apply } = useSnapshot(updateState);
  return (
    <div role="status">
      {offered && (
        <div className={styles.bar} data-tone="lamp">
          <p>
            <Trans>There is a newer version.</Trans>
          </p>
          <Button size="small" icon="refresh" onClick={apply}>
            <Trans>Take it now</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
