import { useSnapshot } from 'valtio';
import type { Inbox } from '#core/inbox/inbox.ts';
import { useApp } from '../../../lib/app-context.tsx';

/** The number of announcements that the member has not read on any device. */
export function useUnreadNotices({ notices }: Pick<Inbox, 'notices'>): number {
  const { announcements } = useApp();
  const { list } = useSnapshot(announcements.state);
  const { marked } = useSnapshot(notices.state);
  return list.filter(({ id, read }) => !read && !marked.includes(id)).length;
}
