import { Plural } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { GatewayError } from '#core/client/gateway-error.ts';
import type { Missions } from '#core/rewards/rewards.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './mission-badge.module.css';

/** The number of missions that can be claimed. Renders nothing for 0, and until it is known. */
export function MissionBadge() {
  const app = useApp();
  const [missions, setMissions] = useState<Missions | null>(null);
  useEffect(() => {
    let isMounted = true;
    const loading = app.rewards().then((rewards) => {
      if (isMounted) setMissions(rewards.missions);
      return rewards.missions.load();
    });
    loading.catch((error: unknown) => {
      // Without the chunk there is no number.
      if (!(error instanceof GatewayError)) throw error;
    });
    return () => {
      isMounted = false;
    };
  }, [app]);
  return missions && <Count missions={missions} />;
}

function Count({ missions }: { missions: Missions }) {
  const { done } = useSnapshot(missions.state);
  if (done === 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{done}</span>
      <VisuallyHidden>
        <Plural value={done} one="# reward to claim" other="# rewards to claim" />
      </VisuallyHidden>
    </span>
  );
}
