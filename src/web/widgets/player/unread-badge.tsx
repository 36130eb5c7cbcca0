import { Plural } from '@lingui/react/macro';
import { CountBadge } from './count-badge.tsx';

/** The number of unread messages, or a dot where there is little room. Renders nothing for 0. */
export function UnreadBadge({ unread, look }: { unread: number; look?: 'count' | 'dot' }) {
  return (
    <CountBadge count={unread} {...(look && { look })}>
      <Plural value={unread} one="# unread message" other="# unread messages" />
    </CountBadge>
  );
}
