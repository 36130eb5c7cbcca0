import { Plural } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { GatewayError } from '#core/client/gateway-error.ts';
import type { Claims } from '#core/rewards/rewards.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { CountBadge } from '../../../widgets/player/count-badge.tsx';

/** The number of rewards that can be claimed. It loads after the menu, and shows nothing without an answer. */
export function ClaimBadge() {
  const app = useApp();
  const [claims, setClaims] = useState<Claims | null>(null);

  useEffect(() => {
    let isMounted = true;
    async function load() {
      try {
        const loaded = (await app.rewards()).claims;
        if (!isMounted) return;
        setClaims(loaded);
        void loaded.load();
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
      }
    }
    void load();
    return () => {
      isMounted = false;
    };
  }, [app]);

  return claims && <Count claims={claims} />;
}

function Count({ claims }: { claims: Claims }) {
  const count = useSnapshot(claims.state).rewards.length;
  return (
    <CountBadge count={count}>
      <Plural value={count} one="# reward to claim" other="# rewards to claim" />
    </CountBadge>
  );
}
