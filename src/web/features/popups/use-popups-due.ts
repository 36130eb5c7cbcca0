import { useLocation, useSearch } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import { type Popup, popupsDue, type PopupSituation } from '#core/popups/popup-rules.ts';
import { isQuietAt } from '#protocol/model/protection/quiet-hours.ts';
import { useApp } from '../../lib/app-context.tsx';
import { useFirstDeposit } from './use-first-deposit.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { useMedia } from '../../lib/use-media.ts';

/** Pages with a form or a game, or that other sites embed. */
const busyPages: ReadonlySet<string> = new Set(['/login', '/register', '/seamless', '/helpmc']);

/** Pages of money, of teams and of accounts: a player fills in forms there. */
const workPages: ReadonlySet<string> = new Set([
  '/member',
  '/agentHome',
  '/lottery',
  '/pointMall',
  '/promotions/detail',
  '/settings',
]);

const usePath = (): string => useLocation({ select: ({ pathname }) => pathname });

/** The data that decides which popups are due. */
export function usePopupSituation(): PopupSituation {
  const { announcements, contracts, member, popups, session } = useApp();
  const history = useSnapshot(popups.state);
  const { phase } = useSnapshot(session.state);
  const { popups: due, quiet } = useSnapshot(announcements.state);
  const now = useNow(60_000) ?? 0;
  const { requests } = useSnapshot(contracts.state);
  const { member: profile } = useSnapshot(member.state);
  const firstDeposit = useFirstDeposit(history.registered || history.firstLogin);
  const installed = useMedia('(display-mode: standalone)');
  const page = usePath();
  return {
    ...history,
    signedIn: phase === 'member',
    type: profile?.type ?? null,
    announcements: due,
    contractRequests: requests.length,
    firstDeposit,
    installed,
    atWork: workPages.has(page),
    isQuiet: isQuietAt(quiet, now),
  };
}

/** The popups that are due, in their order. None during a game, under a dialog of the address, or on a busy page. */
export function usePopupsDue(): readonly Popup[] {
  const { play, session, system } = useApp();
  const situation = usePopupSituation();
  const game = useSnapshot(play.state).phase;
  const { ended } = useSnapshot(session.state);
  const { readOnly } = useSnapshot(system.state);
  const { dialog } = useSearch({ from: '__root__' });
  const page = usePath();
  const busy =
    game !== 'idle' || ended !== null || readOnly || dialog !== undefined || busyPages.has(page);
  return busy ? [] : popupsDue(situation);
}
