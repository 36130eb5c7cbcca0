import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './chat-window.module.css';

/** Placeholder of the chat until its page is there. */
export function ChatOpening() {
  return (
    <div className={styles.opening} aria-busy="true">
      <p role="status">
        <Trans>Opening the chat …</Trans>
      </p>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
