import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { lazyComponent } from '../../../lib/lazy-component.tsx';

const AnnouncementsDialog = lazyComponent(() =>
  import('./announcements-dialog.tsx').then((loaded) => loaded.AnnouncementsDialog),
);

/** The announcements, and the dialog that opens at one of them. Render `dialog` in the component. */
export function useAnnouncementsDialog() {
  const { announcements } = useApp();
  const { list: notices, phase, failure, at } = useSnapshot(announcements.state);
  const [opened, setOpened] = useState<number | null>(null);
  const dialog: ReactNode = opened !== null && (
    <AnnouncementsDialog notices={notices} open={opened} onClose={() => setOpened(null)} />
  );
  return {
    notices,
    progress: { phase, failure, at },
    retry: () => void announcements.load(),
    open: setOpened,
    dialog,
  };
}
