import { Plural } from '@lingui/react/macro';
import { CountBadge } from './count-badge.tsx';

interface UnreadBadgeProps {
  unread: number;
  look?: 'count' | 'corner';
}

/** The number of unread messages. Renders nothing for 0. */
export function UnreadBadge({ unread, look }: UnreadBadgeProps) {
  return (
    <CountBadge count={unread} {...(look && { look })}>
      <Plural value={unread} one="# unread message" other="# unread messages" />
    </CountBadge>
  );
}
