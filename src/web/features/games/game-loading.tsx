import { Trans } from '@lingui/react/macro';
import { BrandMark } from '../../ui/brand-mark/brand-mark.tsx';
import styles from './game-loading.module.css';

/** The lamp sweeps while a game is on its way. */
export function GameLoading({ name }: { name: string }) {
  return (
    <div className={styles.loading} role="status">
      <BrandMark />
      <p className={styles.name}>{name}</p>
      <p className={styles.words}>
        <Trans>The game is on its way</Trans>
      </p>
    </div>
  );
}
