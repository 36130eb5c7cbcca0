import { type ReactNode, useRef } from 'react';
import { useInViewport } from '../../lib/use-in-viewport.ts';
import styles from './lazy-section.module.css';

interface LazySectionProps {
  /** How much room it will take at least, kept for it from the beginning. */
  room: 'luck' | 'showcase' | 'topGames' | 'services' | 'last';
  children: ReactNode;
}

/** A part of the page that is made when it comes near the screen. */
export function LazySection({ room, children }: LazySectionProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useInViewport(place, '80%');
  return (
    <div ref={place} className={styles.near} data-room={room}>
      {near && children}
    </div>
  );
}
