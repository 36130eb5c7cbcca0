import { type ReactNode, useId } from 'react';
import styles from './settings-page.module.css';

/** A card with the settings of one subject. */
export function SettingsCard({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
