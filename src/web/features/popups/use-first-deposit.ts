import { useEffect, useState } from 'react';
import { proxy, useSnapshot } from 'valtio';
import type { Cashier } from '#core/cashier/cashier.ts';
import { useApp } from '../../lib/app-context.tsx';
import { useModules } from '../../lib/use-modules.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { useSignedIn } from '../../lib/use-signed-in.ts';

/** A member is new for this time after the registration, in milliseconds. */
const newMs = 7 * 24 * 3_600_000;

const unknown: Pick<Cashier['deposits']['desk']['state'], 'settings'> = proxy({ settings: null });

/**
 * Returns true while the first deposit of the player is still to come: the operator takes deposits, the member is new and
 * has not deposited. False while that is unknown. Asks the gateway only while it is `asked`; a guest has no deposits.
 */
export function useFirstDeposit(asked: boolean): boolean {
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
