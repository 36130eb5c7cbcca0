import { isClaimable } from '#protocol/model/rewards/reward.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Reward } from '#protocol/model/rewards/reward.ts';
import type { ClaimResult, Claims } from '#core/rewards/rewards.ts';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { AttemptButton } from '../../../widgets/attempt-button/attempt-button.tsx';
import { RewardRow } from '../reward-row.tsx';
import styles from '../rewards.module.css';
import { LastDay } from './last-day.tsx';

export interface ClaimProps {
  claims: Claims;
  onResults: (results: readonly ClaimResult[]) => void;
}

/** A reward that can be claimed, with its terms and its last day. One of an unknown state or amount offers no claim. */
export function OfferRow({ reward, claims, onResults }: ClaimProps & { reward: Reward }) {
  const { t } = useLingui();
  const { attempt, ...state } = useAttempt();
  const { id, title, terms, expiresAt } = reward;
  const claim = async () => onResults([{ reward: await claims.claim(id), failure: null }]);
  return (
    <RewardRow
      reward={reward}
      notes={
        <>
          <span className={styles.note}>
            <bdi>{terms}</bdi>
          </span>
          <span className={styles.note}>
            <LastDay expiresAt={expiresAt} />
          </span>
        </>
      }
    >
      {isClaimable(reward) && (
        <AttemptButton of={state} aria-label={t`Claim: ${title}`} onClick={() => attempt(claim)}>
          <Trans>Claim</Trans>
        </AttemptButton>
      )}
    </RewardRow>
  );
}
