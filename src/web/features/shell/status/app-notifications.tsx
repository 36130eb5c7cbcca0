import { useEffect } from 'react';
import { backgroundComponent } from '../../../lib/lazy-component.tsx';
import { useModules } from '../../../lib/use-modules.ts';
import { useSignedIn } from '../../../lib/use-signed-in.ts';
import { useLeaveGuard } from '../../../lib/form/use-leave-guard.ts';
import { FailureDialog, SessionEndedDialog, UnsavedWorkQuestion } from './status-dialogs.tsx';
import { keepFocus } from '../focus/keep-focus.ts';
import { Head } from '../head/head.tsx';
import { InstallOffer } from './install-offer.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { PressedNotification } from './pressed-notification.tsx';
import { SignInWords } from './sign-in-words.tsx';
import { OfferedAccount } from './offered-account.tsx';
import { UpdatePrompt } from './update-prompt.tsx';
import styles from './app-notifications.module.css';
import {
  useAppBadge,
  useLaunchQueue,
  useRejectedFavourite,
  useThemeColor,
} from './use-app-effects.ts';
import { useOfflineHelp } from './use-offline-help.ts';

const LiveEvents = backgroundComponent(() =>
  import('../live/live-events.tsx').then((loaded) => loaded.LiveEvents),
);

const ChatHost = backgroundComponent(() =>
  import('../chat/chat-host.tsx').then((loaded) => loaded.ChatHost),
);

/** Loads what helps on a page that cannot be loaded, while there is a network. */
function loadErrorHelp(): void {
  import('../pages/page-error-help.tsx').catch(() => undefined);
}

/** Notifications of the app itself: the new page for screen readers, no network, a newer release, the app for the home screen, the end of the session, unsaved work, live events and the chat. */
export function AppNotifications() {
  const isSignedIn = useSignedIn();
  const hasChat = useModules()('CBS3');
  useRejectedFavourite();
  useAppBadge();
  useOfflineHelp();
  useThemeColor();
  useLaunchQueue();
  useLeaveGuard();
  useEffect(() => keepFocus(), []);
  useEffect(loadErrorHelp, []);
  return (
    <>
      <Head />
      <div className={styles.bars}>
        <OfflineBar />
        <UpdatePrompt />
      </div>
      <InstallOffer />
      <SessionEndedDialog />
      <FailureDialog />
      <SignInWords />
      <OfferedAccount />
      <UnsavedWorkQuestion />
      <PressedNotification />
      {isSignedIn && <LiveEvents />}
      {isSignedIn && hasChat && <ChatHost />}
    </>
  );
}
