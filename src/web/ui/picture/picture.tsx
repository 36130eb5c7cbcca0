import { type ReactNode, useState } from 'react';
import styles from './picture.module.css';

interface Given {
  /** The address, or null when there is none. */
  src: string | null;
  /** Empty when the words beside it say the same. */
  alt?: string;
  width: number;
  height: number;
  /** Needed at once: not put off until it is scrolled to. */
  eager?: boolean;
  /** What stands there without the picture, or until it is here. */
  fallback?: ReactNode;
}

const attempts = 2;

/** A picture that keeps its room, comes when it is near, and is asked for twice before its fallback stays. */
export function Picture({ src, alt = '', width, height, eager = false, fallback }: Given) {
  const [failed, setFailed] = useState({ src, times: 0 });
  const times = failed.src === src ? failed.times : 0;
  return (
    <span className={styles.picture}>
      {fallback && (
        <span className={styles.fallback} aria-hidden="true">
          {fallback}
        </span>
      )}
      {src !== null && times < attempts && (
        <img
          key={`${src} ${times}`}
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          onError={() => setFailed({ src, times: times + 1 })}
        />
      )}
    </span>
  );
}
