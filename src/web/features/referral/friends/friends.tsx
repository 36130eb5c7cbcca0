import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Referral } from '#core/rewards/rewards.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { FriendRow } from './friend-row.tsx';
import styles from './friends.module.css';

/** The invited players, newest first. The address has the page. */
export function Friends({ invited, part }: { invited: Referral['invited']; part: number }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { invitations, page, pages, ...query } = useSnapshot(invited.state);
  useEffect(() => void invited.load(part), [invited, part]);

  function turn(to: number): void {
    const search = { page: 'referral', part: to === 1 ? undefined : to } as const;
    void navigate({ to: '/member', search, resetScroll: false });
  }

  return (
    <section
      className={styles.friends}
      aria-labelledby="friends"
      aria-busy={query.phase === 'loading' || undefined}
    >
      <h2 id="friends">
        <Trans>Your friends</Trans>
      </h2>
      <QueryView
        query={query}
        hasContent={invitations.length > 0}
        placeholder={<Skeleton />}
        empty={
          <EmptyState
            icon="user"
            title={<Trans>Nobody has registered with your link yet</Trans>}
            help={<Trans>Share it, and you see here how far each friend has come.</Trans>}
          />
        }
        onRetry={() => void invited.load(part)}
      >
        <ul className={styles.list}>
          {invitations.map((invitation) => (
            <FriendRow key={invitation.id} invitation={invitation} />
          ))}
        </ul>
        <Pagination label={t`Pages of friends`} page={page} pages={pages} onPage={turn} compact />
      </QueryView>
    </section>
  );
}
