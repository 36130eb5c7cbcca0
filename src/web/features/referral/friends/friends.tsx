import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Referral } from '#core/rewards/rewards.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { ListView } from '../../../widgets/list-view/list-view.tsx';
import { FriendRow } from './friend-row.tsx';
import styles from './friends.module.css';

/** The invited players, newest first. The address has the page. */
export function Friends({ invited, part }: { invited: Referral['invited']; part: number }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  useEffect(() => void invited.turn(part), [invited, part]);

  function turn(to: number): void {
    const search = { page: 'referral', part: to === 1 ? undefined : to } as const;
    void navigate({ to: '/member', search, resetScroll: false });
  }

  return (
    <section className={styles.friends} aria-labelledby="friends">
      <h2 id="friends">
        <Trans>Your friends</Trans>
      </h2>
      <ListView
        list={invited}
        placeholder={<Skeleton />}
        empty={
          <EmptyState
            icon="user"
            title={<Trans>Nobody has registered with your link yet</Trans>}
            help={<Trans>Share it, and you see here how far each friend has come.</Trans>}
          />
        }
        pages={{ label: t`Pages of friends`, onTurn: turn }}
      >
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((invitation) => (
              <FriendRow key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        )}
      </ListView>
    </section>
  );
}
