import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Referral } from '#core/rewards/rewards.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { QueryView } from '../../widgets/query-view/query-view.tsx';
import { Earnings } from './earnings.tsx';
import { Friends } from './friends/friends.tsx';
import { InviteCard } from './link/invite-card.tsx';
import { ReferralSkeleton } from './referral-skeleton.tsx';
import styles from './referral-view.module.css';
import { Stages } from './stages.tsx';

/** The link of the member, what friends pay, the earnings, and the friends. */
export function ReferralView({ referral, part }: { referral: Referral; part: number }) {
  const { details, ...query } = useSnapshot(referral.state);
  useEffect(() => void referral.load(), [referral]);
  return (
    <div className={styles.page} aria-busy={query.phase === 'loading' || undefined}>
      <QueryView
        query={query}
        hasContent={details !== null}
        placeholder={<ReferralSkeleton />}
        empty={<EmptyState title={<Trans>Invitations are closed at the moment</Trans>} />}
        onRetry={() => void referral.load()}
      >
        {details !== null && (
          <>
            <InviteCard code={details.code} domain={details.domain} />
            <Stages stages={details.stages} />
            <Earnings referral={referral} details={details} />
          </>
        )}
      </QueryView>
      {details !== null && <Friends invited={referral.invited} part={part} />}
    </div>
  );
}
