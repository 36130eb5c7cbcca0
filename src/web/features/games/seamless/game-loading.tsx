import { Trans } from '@lingui/react/macro';
import { BrandMark } from '../../../ui/brand-mark/brand-mark.tsx';
import { StartAgain } from './start-again.tsx';
import styles from './game-loading.module.css';

interface GameLoadingProps {
  name: string;
  /** Starts the game again. Given once the game takes long; it goes on loading meanwhile. */
  onRetry?: (() => void) | null;
}

/** Shown while a game is loading. */
export function GameLoading({ name, onRetry = null }: GameLoadingProps) {
  return (
    <div className={styles.loading} role="status">
      <BrandMark />
      <p className={styles.name}>{name}</p>
      <p className={styles.words}>
        {onRetry ? (
          <Trans>It takes longer than usual. You can wait, or start the game again.</Trans>
        ) : (
          <Trans>The game is on its way</Trans>
        )}
      </p>
      {onRetry && <StartAgain onClick={onRetry} />}
    </div>
  );
}
