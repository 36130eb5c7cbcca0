import type { ReactNode } from 'react';
import styles from './page-title.module.css';

/** Title of a page of games, with their number. Screen readers announce a changed number. */
export function PageTitle({ title, detail }: { title: ReactNode; detail?: ReactNode }) {
  return (
    <header className={styles.title}>
      <h1>{title}</h1>
      <p role="status">{detail}</p>
    </header>
  );
}
