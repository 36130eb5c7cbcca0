import { Trans } from '@lingui/react/macro';
import { type ReactNode, useDeferredValue } from 'react';
import { useConnectivity } from '../../lib/use-connectivity.ts';
import { Callout } from '../../ui/callout/callout.tsx';

interface NeedsNetworkProps {
  /** Something else says it already. */
  silent?: boolean;
  /** What that means for what stands below. */
  children: ReactNode;
}

/** Says, before anything is done, that what stands below needs a connection, for as long as there is none. */
export function NeedsNetwork({ silent = false, children }: NeedsNetworkProps) {
  // What stands in a live region from the start is not read out: it comes a moment later.
  const away = useDeferredValue(useConnectivity(), null);

  return (
    <div role="status">
      {away && !silent && (
        <Callout tone="away">
          <p>
            {away === 'offline' ? (
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
