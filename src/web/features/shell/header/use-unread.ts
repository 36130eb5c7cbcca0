import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';

/** How many messages of the platform wait to be read. */
export function useUnread(): number {
  const { messages } = useApp();
  return useSnapshot(messages.state).unread;
}
