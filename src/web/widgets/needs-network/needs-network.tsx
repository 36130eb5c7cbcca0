import { Trans } from '@lingui/react/macro';
import { type ReactNode, useDeferredValue } from 'react';
import { useConnectivity } from '../../lib/use-connectivity.ts';
import { Callout } from '../../ui/callout/callout.tsx';

interface NeedsNetworkProps {
  /** Another message says it already. */
  silent?: boolean;
  /** Consequence for the content below. */
  children: ReactNode;
}

/** A notice that the content below needs a network, shown while there is none. */
export function NeedsNetwork({ silent = false, children }: NeedsNetworkProps) {
  // Screen readers announce changes of a live region, not its first content: render it one step later.
  const reason = useDeferredValue(useConnectivity(), null);

  return (
    <div role="status">
      {reason && !silent && (
        <Callout tone="away">
          <p>
            {reason === 'offline' ? (
              <Trans>You are offline, and this needs a connection.</Trans>
            ) : (
              <Trans>We cannot be reached, and this needs a connection.</Trans>
            )}{' '}
            {children}
          </p>
        </Callout>
      )}
    </div>
  );
}
