import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** A short label. Tones: `live` for live content, `lamp` for new and hot, `sea` for gains, `shade` for badges on pictures. */
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
