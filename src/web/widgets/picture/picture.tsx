import { type ReactNode, useRef, useState } from 'react';
import { useApp } from '../../lib/app-context.tsx';
import { useInViewport } from '../../lib/use-in-viewport.ts';
import styles from './picture.module.css';

interface PictureProps {
  /** The address, or null when there is none. */
  src: string | null;
  /** Empty when the words beside it say the same. */
  alt?: string;
  width: number;
  height: number;
  /** Needed at once: not put off until it is scrolled to. */
  eager?: boolean;
  /** Will be slid to: fetched without waiting to be seen, after everything that is seen. */
  behind?: boolean;
  /** What stands there without the picture, or until it is here. */
  fallback?: ReactNode;
}

const attempts = 2;

/** How far from the screen a picture is when it begins to come. */
const ahead = '300px';

/** A picture that keeps its room, comes when a tenth of it is near, and is asked for twice, the second time of another delivery network where there is one, before its fallback stays. */
export function Picture(given: PictureProps) {
  const { system } = useApp();
  const { src, alt = '', width, height, eager = false, behind = false, fallback } = given;
  const place = useRef<HTMLSpanElement>(null);
  const near = useInViewport(place, ahead);
  const wanted = near || eager || behind;
  const [met, setMet] = useState({ src, from: src, times: 0, here: false });
  const { from, times, here } = met.src === src ? met : { from: src, times: 0, here: false };
  function fail(): void {
    const elsewhere = src === null ? null : system.pictureElsewhere(src);
    setMet({ src, from: elsewhere, times: times + 1, here: false });
  }
  return (
    <span ref={place} className={styles.picture}>
      {fallback && !here && (
        <span className={styles.fallback} aria-hidden="true">
          {fallback}
        </span>
      )}
      {wanted && from !== null && times < attempts && (
        <img
          key={`${src} ${times}`}
          src={from}
          alt={alt}
          width={width}
          height={height}
          fetchPriority={eager ? 'high' : behind ? 'low' : 'auto'}
          decoding="async"
          draggable={false}
          onLoad={() => setMet({ src, from, times, here: true })}
          onError={fail}
        />
      )}
    </span>
  );
}
