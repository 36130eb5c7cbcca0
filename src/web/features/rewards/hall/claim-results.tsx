import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Reward } from '#protocol/model/rewards/reward.ts';
import type { ClaimResult } from '#core/rewards/rewards.ts';
import { useFailureMessage } from '../../../i18n/failure-messages.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { RewardRow } from '../reward-row.tsx';
import { RewardStateBadge } from '../reward-state-badge.tsx';
import styles from '../rewards.module.css';

const isPaid = ({ reward, failure }: ClaimResult): boolean =>
  failure === null && reward.state === 'claimed';

/** The result of each claim. It reports how many of them failed. */
export function ClaimResults({ results }: { results: readonly ClaimResult[] }) {
  const { t } = useLingui();
  const paid = results.filter(isPaid).length;
  const all = results.length;
  const missing = all - paid;
  return (
    <div className={styles.page}>
      <Callout tone={missing === 0 ? 'good' : 'bad'}>
        {missing === 0 ? (
          <Plural value={paid} one="# reward was claimed." other="# rewards were claimed." />
        ) : (
          <Trans>
            {paid} of {all} were claimed. The others were not paid; those that you see below can be
            claimed again.
          </Trans>
        )}
      </Callout>
      <ul className={styles.rows} aria-label={t`Results of your claims`}>
        {results.map((result) => (
          <Result key={result.reward.id} {...result} />
        ))}
      </ul>
    </div>
  );
}

function Result({ reward, failure }: { reward: Reward; failure: ClaimResult['failure'] }) {
  const message = useFailureMessage();
  return (
    <RewardRow
      reward={reward}
      notes={failure && <span className={styles.note}>{message(failure)}</span>}
    >
      <RewardStateBadge state={reward.state} />
    </RewardRow>
  );
}
