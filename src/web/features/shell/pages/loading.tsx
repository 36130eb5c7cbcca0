import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { BrandMark } from '../../../ui/brand-mark/brand-mark.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './full-page.module.css';

/** The turning logo: something is loading. */
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

/** Placeholder of a page that is loading. */
export function Loading() {
  return (
    <Lamp>
      <VisuallyHidden>
        <Trans>One moment</Trans>
      </VisuallyHidden>
    </Lamp>
  );
}
