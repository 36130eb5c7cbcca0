import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { BrandMark } from '../../../ui/brand-mark/brand-mark.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './full-page.module.css';

/** The lamp turns: something is on its way. */
export function Lamp({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.page} role="status">
      <span className={styles.mark}>
        <BrandMark turning />
      </span>
      {children}
    </div>
  );
}

/** What stands where a page is on its way. */
export function Loading() {
  return (
    <Lamp>
      <VisuallyHidden>
        <Trans>One moment</Trans>
      </VisuallyHidden>
    </Lamp>
  );
}
