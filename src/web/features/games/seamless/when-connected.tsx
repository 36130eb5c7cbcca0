import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { useConnectivity } from '../../../lib/use-connectivity.ts';
import styles from './seamless.module.css';

/** Waits for a connection and says so, then shows a game by itself. A game that is there stays, whatever becomes of the network. */
export function WhenConnected({ children }: { children: ReactNode }) {
  const away = useConnectivity();
  const [isMet, setMet] = useState(away === null);
  if (!isMet && away === null) setMet(true);
  if (isMet) return children;

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
