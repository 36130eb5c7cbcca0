import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { proxy, useSnapshot } from 'valtio';
import type { Cashier } from '#core/cashier/cashier.ts';
import { useApp } from '../../lib/app-context.tsx';
import { lazyComponent } from '../../lib/lazy-component.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';

const LimitChoice = lazyComponent(() =>
  import('../../widgets/limit-choice/limit-choice.tsx').then((loaded) => loaded.LimitChoice),
);

const unknown: Pick<Cashier['deposits']['desk']['state'], 'settings'> = proxy({ settings: null });

/**
 * The question for a limit of deposits, which follows a greeting where the market asks at the registration. `leave` asks it, or
 * closes the greeting when there is nothing to ask.
 */
export function useLimitQuestion(close: () => void): { isAsked: boolean; leave: () => void } {
  const app = useApp();
  const [state, setState] = useState(unknown);
  const [isAsked, setAsked] = useState(false);
  const { settings } = useSnapshot(state);
  useEffect(() => {
    // The popups have loaded the settings: they greet before the first deposit only.
    app.cashier().then(
      ({ deposits }) => setState(deposits.desk.state),
      () => undefined,
    );
  }, [app]);
  const isDue = settings?.limitChoice?.atRegistration === true;
  return { isAsked, leave: () => (isDue ? setAsked(true) : close()) };
}

/** Asks a new member for a limit of deposits. It can be put off until the first deposit. */
export function LimitQuestion({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog isUnasked title={t`You set the limits`} onClose={onClose}>
      <LimitChoice onChosen={onClose}>
        <Button variant="plain" onClick={onClose}>
          <Trans>Before my first deposit</Trans>
        </Button>
      </LimitChoice>
    </Dialog>
  );
}
