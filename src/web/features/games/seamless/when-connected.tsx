import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { useConnectivity } from '../../../lib/use-connectivity.ts';
import styles from './seamless-page.module.css';

/** Renders its children as soon as there is a network, with a message until then. It does not remove them when the network is lost. */
export function WhenConnected({ children }: { children: ReactNode }) {
  const outage = useConnectivity();
  const [wasConnected, setWasConnected] = useState(outage === null);
  if (!wasConnected && outage === null) setWasConnected(true);
  if (wasConnected) return children;

  return (
    <div className={styles.words} role="status">
      <EmptyState
        icon="offline"
        title={<Trans>Games need a connection</Trans>}
        help={<Trans>This one opens by itself as soon as you are connected.</Trans>}
        action={
          <ButtonLink to="/rng">
            <Trans>See the games</Trans>
          </ButtonLink>
        }
      />
    </div>
  );
}
