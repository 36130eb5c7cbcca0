import type { ReactNode } from 'react';
import { Picture } from '../picture/picture.tsx';
import styles from './game-tile.module.css';

interface GameTileProps {
  name: string;
  /** A second line, such as the vendor. */
  detail?: ReactNode;
  picture: string | null;
  /** Words on the picture's upper left: new, live, under maintenance. */
  badge?: ReactNode;
  /** Something to press on its upper right: the star. */
  corner?: ReactNode;
  /** It cannot be opened now. It is still reached, and its press still told, so that the player learns why. */
  dimmed?: boolean;
  /** Its picture is seen without scrolling. */
  eager?: boolean;
  /** Its picture will be slid to. */
  behind?: boolean;
  onOpen: () => void;
}

/** The cover of a game or vendor, with its name set in type. One press opens it. */
export function GameTile({
  name,
  detail,
  picture,
  badge,
  corner,
  dimmed = false,
  eager = false,
  behind = false,
  onOpen,
}: GameTileProps) {
  return (
    <article className={styles.tile} data-dimmed={dimmed || undefined}>
      <button type="button" className={styles.open} onClick={onOpen}>
        <Picture
          src={picture}
          width={300}
          height={400}
          eager={eager}
          behind={behind}
          fallback={<span className={styles.initial}>{name.slice(0, 1)}</span>}
        />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          {detail && <span className={styles.detail}>{detail}</span>}
        </span>
      </button>
      {badge && <div className={styles.badge}>{badge}</div>}
      {corner && <div className={styles.corner}>{corner}</div>}
    </article>
  );
}
