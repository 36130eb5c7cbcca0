import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { IconLate } from '../../../ui/icon-late/icon-late.tsx';
import { sectionWords, type TrustSectionName } from './trust-sections.ts';
import styles from './trust-section.module.css';

/** A section of the page, which a hash in the address leads to. */
export function TrustSection({ name, children }: { name: TrustSectionName; children: ReactNode }) {
  const { t } = useLingui();
  const { title, icon } = sectionWords[name];
  return (
    <section id={name} className={styles.section} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`} tabIndex={-1}>
        <IconLate name={icon} />
        <span>{t(title)}</span>
      </h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}

/** Values beside each other, such as the lengths that can be chosen. */
export function Facts({ label, facts }: { label: string; facts: readonly string[] }) {
  return (
    <ul className={styles.facts} aria-label={label}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

/** Part of a section with a title of its own. */
export function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}
