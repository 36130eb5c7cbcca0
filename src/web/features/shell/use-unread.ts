import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../app-context.tsx';

/** How many messages of the platform wait to be read. */
export function useUnread(): number {
  const { messages } = useApp();
  return useSnapshot(messages.state).unread;
}

/** Keeps the count up to date for as long as the page is looked at. */
export function useMessageWatch(): void {
  const { messages } = useApp();
  useEffect(() => messages.watch(), [messages]);
}
