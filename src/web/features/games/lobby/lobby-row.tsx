import type { ReactNode } from 'react';
import type { Category } from '#protocol/vocabulary/category.ts';
import styles from './lobby-row.module.css';

interface LobbyRowProps {
  category: Category;
  /** Accessible name of the row. */
  label: string;
  children: ReactNode;
}

/** The row above the games of a lobby. It is as high as its placeholder, so that the games below do not move. */
export function LobbyRow({ category, label, children }: LobbyRowProps) {
  return (
    <section className={styles.row} aria-label={label} data-category={category}>
      {children}
    </section>
  );
}

/** The place of the row above the games of a lobby, before it is loaded. */
export function LobbyRowPlaceholder({ category }: { category: Category }) {
  return <div className={styles.row} data-category={category} />;
}
