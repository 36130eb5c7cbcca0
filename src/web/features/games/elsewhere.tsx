import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import styles from './seamless.module.css';

interface Given {
  /** Where the game is. It works once. */
  url: string;
  way: 'newTab' | 'sameTab';
  /** Fetches a fresh address. */
  onRetry: () => void;
}

/** The way in to a game that is not played inside the page. It waits for a press: browsers open nothing unasked. */
export function Elsewhere({ url, way, onRetry }: Given) {
  function open(): void {
    if (way === 'sameTab') return location.assign(url);
    window.open(url, '_blank', 'noopener');
    onRetry();
  }
  return (
    <div className={styles.words}>
      <EmptyState
        icon="arrow"
        title={
          way === 'newTab' ? (
            <Trans>This game opens in a tab of its own</Trans>
          ) : (
            <Trans>This game takes the place of this page</Trans>
          )
        }
        help={<Trans>Come back here when you are done. Your balance comes with you.</Trans>}
        action={
          <Button variant="primary" icon="play" onClick={open}>
            <Trans>Play</Trans>
          </Button>
        }
      />
    </div>
  );
}
