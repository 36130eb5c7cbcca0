import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

interface VisuallyHiddenProps {
  readonly children: ReactNode;
  readonly as?: 'span' | 'h1';
  readonly role?: 'status';
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, as: Element = 'span', role }: VisuallyHiddenProps) {
  return (
    <Element className={styles.hidden} role={role}>
      {children}
    </Element>
  );
}
