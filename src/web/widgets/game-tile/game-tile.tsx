import type { ReactNode } from 'react';
import { Picture } from '../picture/picture.tsx';
import styles from './game-tile.module.css';

interface GameTileProps {
  name: string;
  /** A second line, such as the vendor. */
  detail?: ReactNode;
  /** The facts that decide between games, such as the least bet. */
  facts?: ReactNode;
  picture: string | null;
  /** A badge at the top left of the picture: new, live, under maintenance. */
  badge?: ReactNode;
  /** A control at the top right of the picture, such as the favourite button. */
  corner?: ReactNode;
  /** The game cannot be opened now. The tile still calls `onOpen`, so that the player learns the reason. */
  dimmed?: boolean;
  /** The picture is visible without scrolling. */
  eager?: boolean;
  /** The picture is on a later slide: it loads early with low priority. */
  behind?: boolean;
  onOpen: () => void;
}

/** Cover of a game or vendor with its name. A click opens it. */
export function GameTile({
  name,
  detail,
  facts,
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
          {facts && <span className={styles.facts}>{facts}</span>}
        </span>
      </button>
      {badge && <div className={styles.badge}>{badge}</div>}
      {corner && <div className={styles.corner}>{corner}</div>}
    </article>
  );
}
