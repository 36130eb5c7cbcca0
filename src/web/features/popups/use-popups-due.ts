import { useLocation, useSearch } from '@tanstack/react-router';
import { useSnapshot, proxy } from 'valtio';
import { type Popup, popupsDue, type PopupSituation } from '#core/popups/popup-rules.ts';
import { isQuietAt } from '#protocol/model/protection/quiet-hours.ts';
import { useApp } from '../../lib/app-context.tsx';
import { useNow } from '../../lib/time/use-now.ts';
import { useMedia } from '../../lib/use-media.ts';
import { useEffect, useState } from 'react';
import type { Cashier } from '#core/cashier/cashier.ts';
import { useModules } from '../../lib/use-modules.ts';
import { useSignedIn } from '../../lib/use-signed-in.ts';

/** A member is new for this time after the registration, in milliseconds. */
const newMs = 7 * 24 * 3_600_000;

const unknown: Pick<Cashier['deposits']['desk']['state'], 'settings'> = proxy({ settings: null });

/**
 * Returns true while the first deposit of the player is still to come: the operator takes deposits, the member is new and
 * has not deposited. False while that is unknown. Asks the gateway only while it is `asked`; a guest has no deposits.
 */
function useFirstDeposit(asked: boolean): boolean {
  const app = useApp();
  const isMember = useSignedIn();
  const takesDeposits = useModules()('DPSTBAS3');
  const { member } = useSnapshot(app.member.state);
  const now = useNow(60_000);
  const [state, setState] = useState(unknown);
  const { settings } = useSnapshot(state);
  const isAsked = asked && isMember && takesDeposits;

  useEffect(() => {
    if (!isAsked) return undefined;
    let isMounted = true;
    app.cashier().then(
      ({ deposits: { desk } }) => {
        if (!isMounted) return;
        setState(desk.state);
        void desk.load();
      },
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [app, isAsked]);

  const age = (now ?? 0) - (member?.registeredAt ?? now ?? 0);
  return takesDeposits && (!isMember || (age < newMs && settings?.count === 0));
}

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
