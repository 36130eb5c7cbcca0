import { useLocation, useSearch } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import { type Popup, popupsDue, type PopupSituation } from '#core/popups/popup-rules.ts';
import { useApp } from '../../lib/app-context.tsx';
import { useMedia } from '../../lib/use-media.ts';

/** Pages where the player is in the middle of something, or that stand in somebody else's window. */
const busyPages: ReadonlySet<string> = new Set(['/login', '/register', '/seamless', '/helpmc']);

/** Everything that decides which popups wait. */
export function usePopupSituation(): PopupSituation {
  const { announcements, contracts, member, popups, session } = useApp();
  const history = useSnapshot(popups.state);
  const { phase } = useSnapshot(session.state);
  const { popups: told } = useSnapshot(announcements.state);
  const { requests } = useSnapshot(contracts.state);
  const { member: profile } = useSnapshot(member.state);
  const installed = useMedia('(display-mode: standalone)');
  return {
    ...history,
    signedIn: phase === 'member',
    type: profile?.type ?? null,
    announcements: told,
    contractRequests: requests.length,
    installed,
  };
}

/** The popups that wait, in their order; none while a game, a dialog of the address or a form has the player. */
export function usePopupsDue(): readonly Popup[] {
  const { play, session, system } = useApp();
  const situation = usePopupSituation();
  const game = useSnapshot(play.state).phase;
  const { ended } = useSnapshot(session.state);
  const { readOnly } = useSnapshot(system.state);
  const { dialog } = useSearch({ from: '__root__' });
  const page = useLocation({ select: ({ pathname }) => pathname });
  const busy =
    game !== 'idle' || ended !== null || readOnly || dialog !== undefined || busyPages.has(page);
  return busy ? [] : popupsDue(situation);
}
