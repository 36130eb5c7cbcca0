import { useLeaveGuard } from '../../../lib/form/use-leave-guard.ts';
import { SessionEndedDialog } from './session-ended-dialog.tsx';
import { Head } from '../head/head.tsx';
import { InstallOffer } from './install-offer.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { UnsavedWorkQuestion } from './unsaved-work-question.tsx';
import { UpdatePrompt } from './update-prompt.tsx';
import { useAppBadge } from './use-app-badge.ts';
import { useThemeColor } from './use-theme-color.ts';
import { useOfflineHelp } from './use-offline-help.ts';
import { useLaunchQueue } from './use-launch-queue.ts';
import { useRejectedFavourite } from './use-rejected-favourite.ts';

/** Notifications of the app itself: the new page for screen readers, no network, a newer release, the app for the home screen, the end of the session, unsaved work. */
export function AppNotifications() {
  useRejectedFavourite();
  useAppBadge();
  useOfflineHelp();
  useThemeColor();
  useLaunchQueue();
  useLeaveGuard();
  return (
    <>
      <Head />
      <OfflineBar />
      <UpdatePrompt />
      <InstallOffer />
      <SessionEndedDialog />
      <UnsavedWorkQuestion />
    </>
  );
}
