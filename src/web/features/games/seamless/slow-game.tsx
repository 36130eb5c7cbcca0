import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import styles from './seamless-page.module.css';

/** Shown when a game did not load in time. */
export function SlowGame({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.words} role="alert">
      <EmptyState
        icon="clock"
        tone="alert"
        title={<Trans>The game does not come</Trans>}
        help={<Trans>Please check your connection and try again.</Trans>}
        action={
          <Button variant="primary" icon={<Icon name="refresh" />} onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    </div>
  );
}
