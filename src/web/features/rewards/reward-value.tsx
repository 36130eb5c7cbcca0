import { Plural, Trans } from '@lingui/react/macro';
import type { Reward } from '#contract/model/rewards/reward.ts';
import { Money } from '../../widgets/money/money.tsx';
import styles from './rewards.module.css';

/** The value of a reward: cash, bonus money or points. */
export function RewardValue({
  reward: { kind, amount },
}: {
  reward: Pick<Reward, 'kind' | 'amount'>;
}) {
  return (
    <span className={styles.amount}>
      {kind === 'cash' && <Money centavos={amount} />}
      {kind === 'bonus' && (
        <Trans>
          Bonus of <Money centavos={amount} />
        </Trans>
      )}
      {kind === 'points' && <Plural value={amount} one="# point" other="# points" />}
    </span>
  );
}
