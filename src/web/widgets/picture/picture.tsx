import { type ReactNode, useRef, useState } from 'react';
import { useApp } from '../../lib/app-context.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useInViewport } from '../../lib/use-in-viewport.ts';
import styles from './picture.module.css';

interface PictureProps {
  /** Address of the picture, or null. */
  src: string | null;
  /** Empty when the text next to it says the same. */
  alt?: string;
  width: number;
  height: number;
  /** Loads at once with high priority. */
  eager?: boolean;
  /** On a later slide: loads at once with low priority. */
  behind?: boolean;
  /** Shown without a picture, and until it is loaded. */
  fallback?: ReactNode;
}

const maxAttempts = 2;

/** Distance from the viewport at which a picture starts to load. */
const loadDistance = '300px';

/**
 * A picture with a fixed place. It loads when a tenth of it is near the viewport, or in it while data is saved. After a failure it loads
 * once more, from another delivery network where there is one; then the fallback stays.
 */
export function Picture(props: PictureProps) {
  const { system, ui } = useApp();
  // The document has the pictures of later slides: it does not know this setting.
  const savesData = useHydrated() && ui.state.savesData;
  const { src, alt = '', width, height, eager = false, behind = false, fallback } = props;
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useInViewport(place, savesData ? '0px' : loadDistance);
  const loads = isNear || eager || (behind && !savesData);
  const [state, setState] = useState({ src, address: src, failures: 0, loaded: false });
  const { address, failures, loaded } =
    state.src === src ? state : { address: src, failures: 0, loaded: false };
  function fail(): void {
    const next = src === null ? null : system.fallbackPicture(src);
    setState({ src, address: next, failures: failures + 1, loaded: false });
  }
  return (
    <span ref={place} className={styles.picture}>
      {fallback && !loaded && (
        <span className={styles.fallback} aria-hidden="true">
          {fallback}
        </span>
      )}
      {loads && address !== null && failures < maxAttempts && (
        <img
          key={`${src} ${failures}`}
          src={address}
          alt={alt}
          width={width}
          height={height}
          fetchPriority={eager ? 'high' : behind ? 'low' : 'auto'}
          decoding="async"
          draggable={false}
          onLoad={() => setState({ src, address, failures, loaded: true })}
          onError={fail}
        />
      )}
    </span>
  );
}
