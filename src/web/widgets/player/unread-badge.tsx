import { Plural } from '@lingui/react/macro';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './unread-badge.module.css';

/** Largest number that is shown. */
const most = 99;

/** The number of unread messages, or a dot where there is little room. Renders nothing for 0. */
export function UnreadBadge({
  unread,
  look = 'count',
}: {
  unread: number;
  look?: 'count' | 'dot';
}) {
  if (unread <= 0) return null;
  return (
    <span className={styles.badge} data-look={look}>
      {look === 'count' && <span aria-hidden="true">{unread > most ? `${most}+` : unread}</span>}
      <VisuallyHidden>
        <Plural value={unread} one="# unread message" other="# unread messages" />
      </VisuallyHidden>
    </span>
  );
}
