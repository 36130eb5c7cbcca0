import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { unsavedWork, useUnsavedWork } from '../../../lib/form/unsaved-work.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { appUpdate } from '../../../lib/service-worker.ts';
import styles from './offline-bar.module.css';

/** Offers a newer release, while there is no unsaved work. The player decides when to reload. */
export function UpdatePrompt() {
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
