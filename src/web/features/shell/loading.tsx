import { Trans } from '@lingui/react/macro';
import { BrandMark } from '../../ui/brand-mark/brand-mark.tsx';
import { Spoken } from '../../ui/spoken/spoken.tsx';
import styles from './full-page.module.css';

/** What stands where a page is on its way: the lamp turns. */
export function Loading() {
  return (
    <div className={styles.page} role="status">
      <span className={styles.mark}>
        <BrandMark turning />
      </span>
      <Spoken>
        <Trans>One moment</Trans>
      </Spoken>
    </div>
  );
}
