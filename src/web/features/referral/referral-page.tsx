import { Navigate } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import type { App } from '#core/app.ts';
import { accessTo } from '#core/access/access.ts';
import type { Referral } from '#core/rewards/rewards.ts';
import { useApp } from '../../lib/app-context.tsx';
import { WithSlice } from '../../widgets/late-slice/with-slice.tsx';
import { ReferralSkeleton } from './referral-skeleton.tsx';
import { ReferralView } from './referral-view.tsx';

const referralOf = async (app: App): Promise<Referral> => (await app.rewards()).referral;

/** Invites friends. Accounts that cannot invite for rewards see the promotions in its place. */
export function ReferralPage({ search }: { search: { part?: number | undefined } }) {
  const { member } = useApp();
  const type = useSnapshot(member.state).member?.type ?? null;
  if (accessTo('referral', type) === 'promotions') {
    return <Navigate to="/promotions" search={{ type: 'referral' }} replace />;
  }
  return (
    <WithSlice from={referralOf} placeholder={<ReferralSkeleton />}>
      {(referral) => <ReferralView referral={referral} part={search.part ?? 1} />}
    </WithSlice>
  );
}
