import type { ReactNode } from 'react';
import { useApp } from '../../lib/app-context.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './next-events.module.css';

interface RowCardProps {
  /** Path of the picture as the gateway names it; null for none. */
  picture: string | null;
  /** Shown without a picture. */
  fallback: ReactNode;
  name: string;
  /** Further facts in small letters; empty for none. */
  note: string;
  onPress: () => void;
  /** The time or the amount of the card. */
  children: ReactNode;
}

/** A card with a picture, a name and one fact that stands out. */
export function RowCard({ picture, fallback, name, note, onPress, children }: RowCardProps) {
  const { system } = useApp();
  return (
    <button type="button" className={styles.card} onClick={onPress}>
      <span className={styles.picture}>
        <Picture src={system.picture(picture)} width={48} height={64} fallback={fallback} />
      </span>
      <span className={styles.words}>
        <b>{name}</b>
        {note && <small>{note}</small>}
        {children}
      </span>
    </button>
  );
}

interface CardRowProps<Item extends { readonly id: string }> {
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}

/** Cards in a row that scrolls sideways. */
export function CardRow<Item extends { readonly id: string }>({
  items,
  children,
}: CardRowProps<Item>) {
  return (
    <ul className={styles.row}>
      {items.map((item) => (
        <li key={item.id}>{children(item)}</li>
      ))}
    </ul>
  );
}
