import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title: ReactNode;
  /** A link to more of it, or the controls of what moves in it. */
  action?: ReactNode;
  /** `small` stands beside others of its kind. */
  size?: 'medium' | 'small';
  /** Something is on its way. */
  busy?: boolean;
  children: ReactNode;
}

/** A titled part of a page. */
export function Section({ title, action, size = 'medium', busy = false, children }: SectionProps) {
  const id = useId();
  return (
    <section
      className={styles.section}
      data-size={size}
      aria-labelledby={id}
      aria-busy={busy || undefined}
    >
      <header className={styles.header}>
        <h2 id={id}>{title}</h2>
        {action && <div className={styles.action}>{action}</div>}
      </header>
      {children}
    </section>
  );
}
