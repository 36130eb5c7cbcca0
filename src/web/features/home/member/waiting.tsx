import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Cashier } from '#core/cashier/cashier.ts';
import type { Claims } from '#core/rewards/rewards.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useUnread } from '../../../widgets/player/use-unread.ts';
import styles from './member-home.module.css';

interface Slices {
  readonly claims: Claims;
  readonly desk: Cashier['deposits']['desk'];
}

/** The slices of rewards and deposits, which load after the page. Null until then, and without an answer. */
function useSlices(): Slices | null {
  const app = useApp();
  const [slices, setSlices] = useState<Slices | null>(null);
  useEffect(() => {
    let isMounted = true;
    Promise.all([app.rewards(), app.cashier()]).then(
      ([{ claims }, { deposits }]) => {
        if (!isMounted) return;
        setSlices({ claims, desk: deposits.desk });
        void claims.load();
        void deposits.desk.load();
      },
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [app]);
  return slices;
}

/** Links to all that waits for the member: rewards, messages and deposits that are not paid yet. Renders nothing while nothing waits. */
export function Waiting() {
  const slices = useSlices();
  const unread = useUnread();
  if (slices === null && unread === 0) return null;
  return (
    <div className={styles.waiting}>
      {slices && <Rewards claims={slices.claims} />}
      {unread > 0 && (
        <Link to="/member" search={{ page: 'messageV2' }}>
          <Icon name="mail" />
          <Plural value={unread} one="# new message" other="# new messages" />
        </Link>
      )}
      {slices && <OpenDeposit desk={slices.desk} />}
    </div>
  );
}

function Rewards({ claims }: Pick<Slices, 'claims'>) {
  const count = useSnapshot(claims.state).rewards.length;
  return (
    count > 0 && (
      <Link to="/member" search={{ page: 'rewardCenter' }}>
        <Icon name="gift" />
        <Plural value={count} one="# reward to claim" other="# rewards to claim" />
      </Link>
    )
  );
}

function OpenDeposit({ desk }: Pick<Slices, 'desk'>) {
  const { waiting } = useSnapshot(desk.state);
  return (
    waiting.length > 0 && (
      <Link to="/member" search={{ page: 'deposit' }}>
        <Icon name="deposit" />
        <Trans>A deposit is open</Trans>
      </Link>
    )
  );
}
