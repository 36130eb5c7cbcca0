import { Trans } from '@lingui/react/macro';
import { BrandMark } from '../../../ui/brand-mark/brand-mark.tsx';
import styles from './game-loading.module.css';

/** Shown while a game is loading. `again`: the first launch did not load in time. */
export function GameLoading({ name, again = false }: { name: string; again?: boolean }) {
  return (
    <div className={styles.loading} role="status">
      <BrandMark />
      <p className={styles.name}>{name}</p>
      <p className={styles.words}>
        {again ? (
          <Trans>It takes longer than usual. We have asked for it once more.</Trans>
        ) : (
          <Trans>The game is on its way</Trans>
        )}
      </p>
    </div>
  );
}
