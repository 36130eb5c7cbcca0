import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** A word on a thing. `live` glows coral, `lamp` is for what is new or hot, `sea` for gains, `shade` stands on pictures. */
export function Badge({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'lamp' | 'live' | 'sea' | 'shade';
  children: ReactNode;
}) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
