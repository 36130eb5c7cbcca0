import { Plural, Trans } from '@lingui/react/macro';
import type { Reward } from '#protocol/model/rewards/reward.ts';
import { Money, unknownAmount } from '../money/money.tsx';

/** The amount of a reward in words: cash, bonus money or points; `–` when it is unknown. */
export function RewardAmount({
  reward: { kind, amount },
}: {
  reward: Pick<Reward, 'kind' | 'amount'>;
}) {
  if (kind === 'other' || amount === null) return unknownAmount;
  if (kind === 'cash') return <Money centavos={amount} />;
  if (kind === 'points') return <Plural value={amount} one="# point" other="# points" />;
  return (
    <Trans>
      Bonus of <Money centavos={amount} />
    </Trans>
  );
}
