import { useEffect, useState } from 'react';
import { backgroundComponent } from '../../../lib/lazy-component.tsx';
import { useModules } from '../../../lib/use-modules.ts';
import { useSignedIn } from '../../../lib/use-signed-in.ts';
import { useLeaveGuard } from '../../../lib/form/use-leave-guard.ts';
import { FailureDialog, SessionEndedDialog, UnsavedWorkQuestion } from './status-dialogs.tsx';
import { keepFocus } from '../focus/keep-focus.ts';
import { Head } from '../head/head.tsx';
import { InstallOffer } from './install-offer.tsx';
import { PressedNotification } from './pressed-notification.tsx';
import { OfferedAccount } from './offered-account.tsx';
import { StatusBars } from './status-bars.tsx';
import {
  useAppBadge,
  useLaunchQueue,
  useRejectedFavourite,
  useThemeColor,
} from './use-app-effects.ts';
import { useInvitedVisit } from './use-invited-visit.ts';
import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { SpokenText } from '../../../ui/spoken-text/spoken-text.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';

/** Delay before the prefetch, in milliseconds. */
const delayMs = 5_000;

function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    act();
    return () => {};
  }
  const request = requestIdleCallback(act);
  return () => cancelIdleCallback(request);
}

/** Stores the help articles for offline use when the page is idle, unless data is saved. */
function useOfflineHelp(): void {
  const { help, system, ui } = useApp();
  const { readOnly, view } = useSnapshot(system.state);
  const { savesData } = useSnapshot(ui.state);
  const language = useLanguage();
  const isOpen = view === 'open' && !readOnly;

  useEffect(() => {
    if (!isOpen || savesData) return undefined;
    let cancel = (): void => {};
    const keep = (): void =>
      void help().then(
        (slice) => slice.keep(),
        () => undefined,
      );
    const timer = setTimeout(() => (cancel = whenIdle(keep)), delayMs);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [help, isOpen, language, savesData]);
}

/**
 * Says to screen readers that a guest has logged in: the login closes, and what shows it is in the header. A page that is
 * opened by a member says nothing.
 */
function SignInWords() {
  const { t } = useLingui();
  const { session } = useApp();
  const { phase } = useSnapshot(session.state);
  const [wasGuest, setWasGuest] = useState(false);

  // Until the session is known, everybody is a guest.
  useEffect(() => {
    if (phase === 'member') return;
    void session.start().then(() => setWasGuest(session.state.phase === 'guest'));
  }, [phase, session]);

  return <SpokenText text={wasGuest && phase === 'member' ? t`You are logged in.` : ''} />;
}

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
  useInvitedVisit();
  useEffect(() => keepFocus(), []);
  useEffect(loadErrorHelp, []);
  return (
    <>
      <Head />
      <StatusBars />
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
