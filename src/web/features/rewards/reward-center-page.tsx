import type { App } from '#core/app.ts';
import { FormSkeleton } from '../../widgets/account-form/form-skeleton.tsx';
import { WithSlice } from '../../widgets/late-slice/with-slice.tsx';
import { ClaimHall } from './hall/claim-hall.tsx';
import { PastRewardList } from './hall/past-reward-list.tsx';
import { PromoCodeForm } from './hall/promo-code-form.tsx';
import styles from './rewards.module.css';

const rewardsOf = (app: App) => app.rewards();

/** The reward centre: the claim hall, promo codes, and the rewards so far. */
export function RewardCenterPage() {
  return (
    <WithSlice from={rewardsOf} placeholder={<FormSkeleton />}>
      {({ claims, past }) => (
        <div className={styles.page}>
          <ClaimHall claims={claims} />
          <PromoCodeForm claims={claims} />
          <PastRewardList past={past} />
        </div>
      )}
    </WithSlice>
  );
}
