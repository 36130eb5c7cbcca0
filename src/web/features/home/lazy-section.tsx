import { type ReactNode, useRef } from 'react';
import { useInViewport } from '../../lib/use-in-viewport.ts';
import styles from './lazy-section.module.css';

interface LazySectionProps {
  /** The section, which decides the reserved height. */
  section: 'jackpot' | 'showcase' | 'topGames' | 'services' | 'footer';
  children: ReactNode;
}

/** A section that renders its content when it comes near the viewport. It reserves the height from the start. */
export function LazySection({ section, children }: LazySectionProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInViewport(place, '80%');
  return (
    <div ref={place} className={styles.section} data-section={section}>
      {isNear && children}
    </div>
  );
}
