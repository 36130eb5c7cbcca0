import { useSnapshot } from 'valtio';
import { useApp } from '../../lib/app-context.tsx';

/** The number of unread messages of the platform. */
export function useUnread(): number {
  const { messages } = useApp();
  return useSnapshot(messages.state).unread;
}
