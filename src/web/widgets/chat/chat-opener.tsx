import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FirstRoom } from '#core/chat/chat.ts';
import { DialogLink } from '../../lib/dialog/dialog-link.tsx';
import { useSignedIn } from '../../lib/use-signed-in.ts';
import { CountBadge } from '../player/count-badge.tsx';
import { useChatUnread, useHasChat, useOpenChat } from './use-chat.ts';

interface ChatOpenerProps {
  /** The room that is opened; absent for the one that the member was in. */
  room?: FirstRoom;
  /** Shows the number of unread messages. */
  badge?: 'count' | 'dot';
  title?: string;
  className?: string | undefined;
  /** Runs before the chat opens. */
  onOpen?: () => void;
  children: ReactNode;
}

/** Opens the chat, with the number of unread messages. A guest logs in first. Nothing while the chat is off. */
export function ChatOpener({
  room = '',
  badge,
  title,
  className,
  onOpen,
  children,
}: ChatOpenerProps) {
  const isOn = useHasChat();
  const isMember = useSignedIn();
  const open = useOpenChat();
  if (!isOn) return null;
  if (!isMember) {
    return (
      <DialogLink dialog="login" {...(title && { title })} {...(className && { className })}>
        {children}
      </DialogLink>
    );
  }
  return (
    <button
      type="button"
      title={title}
      className={className}
      onClick={() => {
        onOpen?.();
        open(room);
      }}
    >
      {children}
      {badge && <ChatBadge look={badge} />}
    </button>
  );
}

/** The number of unread messages of the chat, or a dot. Nothing for 0. */
export function ChatBadge({ look }: { look: 'count' | 'dot' }) {
  const unread = useChatUnread();
  return (
    <CountBadge count={unread} look={look}>
      <Plural value={unread} one="# unread chat message" other="# unread chat messages" />
    </CountBadge>
  );
}
