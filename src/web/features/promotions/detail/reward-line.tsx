import { Trans } from '@lingui/react/macro';
import { RewardAmount } from '../../../widgets/reward-amount/reward-amount.tsx';
import type { RewardOfActivity } from './claimed.tsx';
import styles from './detail.module.css';

/** The reward of a promotion with its terms in one line. */
export function RewardLine({ reward }: { reward: NonNullable<RewardOfActivity> }) {
  return (
    <p className={styles.reward}>
      <span className={styles.amount}>
        {reward.kind === 'cash' && (
          <>
            <Trans>Reward</Trans>{' '}
          </>
        )}
        <RewardAmount reward={reward} />
      </span>{' '}
      <bdi>{reward.terms}</bdi>
    </p>
  );
}
