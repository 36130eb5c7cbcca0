import { Plural } from '@lingui/react/macro';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './unread-badge.module.css';

/** What is more is not counted out. */
const most = 99;

/** How many messages wait to be read: a number, or a dot where there is no room for one. Nothing while there are none. */
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
