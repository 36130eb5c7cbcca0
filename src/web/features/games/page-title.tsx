import type { ReactNode } from 'react';
import styles from './page-title.module.css';

/** What a page of games is about, and how many there are. Changes of the count are read out. */
export function PageTitle({ title, detail }: { title: ReactNode; detail?: ReactNode }) {
  return (
    <header className={styles.title}>
      <h1>{title}</h1>
      <p role="status">{detail}</p>
    </header>
  );
}
