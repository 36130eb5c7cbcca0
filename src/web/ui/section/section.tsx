import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title: ReactNode;
  /** A link or controls next to the title. */
  action?: ReactNode;
  /** `small` is for sections side by side, `dense` for rows close together, `first` is dense on a phone and medium elsewhere. */
  size?: 'medium' | 'small' | 'dense' | 'first';
  /** The content is loading. */
  busy?: boolean;
  children: ReactNode;
}

/** A section of a page with a title. */
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
