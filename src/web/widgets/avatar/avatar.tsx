import { Picture } from '../picture/picture.tsx';
import styles from './avatar.module.css';

/** A member's picture, or the first letter of the name. Decorative: show the name next to it. */
export function Avatar({ name, picture }: { name: string; picture: string | null }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      <Picture
        src={picture}
        width={88}
        height={88}
        fallback={<span className={styles.initial}>{name.slice(0, 1).toUpperCase()}</span>}
      />
    </span>
  );
}
