import { useEffect } from 'react';
import { useApp } from '../../../lib/app-context.tsx';

/** Keeps the notifications of this browser up after a sign-in, and ends the notifications of another member. */
export function useKeptPush(): void {
  const { device } = useApp();

  useEffect(() => {
    // Without the chunk or the gateway, the next sign-in does it.
    device()
      .then(({ push }) => push.followSubscription())
      .catch(() => undefined);
  }, [device]);
}
