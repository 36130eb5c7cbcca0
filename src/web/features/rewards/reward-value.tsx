import type { Reward } from '#protocol/model/rewards/reward.ts';
import { RewardAmount } from '../../widgets/reward-amount/reward-amount.tsx';
import styles from './rewards.module.css';

/** The value of a reward: cash, bonus money or points. */
export function RewardValue({ reward }: { reward: Pick<Reward, 'kind' | 'amount'> }) {
  return (
    <span className={styles.amount}>
      <RewardAmount reward={reward} />
    </span>
  );
}
