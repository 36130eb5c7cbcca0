import { EndedDialog } from './ended-dialog.tsx';
import { Head } from '../head/head.tsx';
import { InstallOffer } from './install-offer.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { UpdatePrompt } from './update-prompt.tsx';
import { useAppBadge } from './use-app-badge.ts';
import { useDusk } from './use-theme-color.ts';
import { useKeptHelp } from './use-kept-help.ts';
import { useLaunches } from './use-launches.ts';
import { useTakenBack } from './use-taken-back.ts';

/** What a player is told without having asked: where the page is, that there is no network, a newer release, the app for the home screen, the end of the session. */
export function Told() {
  useTakenBack();
  useAppBadge();
  useKeptHelp();
  useDusk();
  useLaunches();
  return (
    <>
      <Head />
      <OfflineBar />
      <UpdatePrompt />
      <InstallOffer />
      <EndedDialog />
    </>
  );
}
