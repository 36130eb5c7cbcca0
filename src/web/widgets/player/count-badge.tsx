import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './count-badge.module.css';

/** Largest number that is shown. */
const most = 99;

interface CountBadgeProps {
  count: number;
  /** `corner`: small, on the corner of an icon. `dot`: without the number, where there is little room. */
  look?: 'count' | 'corner' | 'dot';
  /** The count in words, for screen readers. */
  children: ReactNode;
}

/** The number of things that wait for the player, or a dot. Renders nothing for 0. */
export function CountBadge({ count, look = 'count', children }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge} data-look={look}>
      {look !== 'dot' && <span aria-hidden="true">{count > most ? `${most}+` : count}</span>}
      <VisuallyHidden>{children}</VisuallyHidden>
    </span>
  );
}
