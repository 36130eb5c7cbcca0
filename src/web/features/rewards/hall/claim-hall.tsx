import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Reward } from '#contract/model/rewards/reward.ts';
import type { ClaimResult, Claims } from '#core/rewards/rewards.ts';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { AttemptButton } from '../../../widgets/attempt-button/attempt-button.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { RewardRow } from '../reward-row.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from '../rewards.module.css';
import { ClaimResults } from './claim-results.tsx';
import { LastDay } from './last-day.tsx';

/** The rewards that can be claimed now, one or all, and the results of the last claims. */
export function ClaimHall({ claims }: { claims: Claims }) {
  const { t } = useLingui();
  const { rewards, ...query } = useSnapshot(claims.state);
  const [results, setResults] = useState<readonly ClaimResult[]>([]);
  useEffect(() => void claims.load(), [claims]);
  return (
    <Section
      title={<Trans>Claim hall</Trans>}
      busy={query.phase === 'loading'}
      action={rewards.length > 1 && <ClaimAll claims={claims} onResults={setResults} />}
    >
      <div aria-live="polite">{results.length > 0 && <ClaimResults results={results} />}</div>
      <QueryView
        query={query}
        hasContent={rewards.length > 0}
        placeholder={<FormSkeleton />}
        empty={
          <EmptyState
            icon="gift"
            title={<Trans>Nothing to claim now</Trans>}
            help={<Trans>Tickets, gifts of levels and prizes wait here until you take them.</Trans>}
          />
        }
        onRetry={() => void claims.load()}
      >
        <ul className={styles.rows} aria-label={t`Rewards to claim`}>
          {rewards.map((reward) => (
            <Offer key={reward.id} reward={reward} claims={claims} onResults={setResults} />
          ))}
        </ul>
      </QueryView>
    </Section>
  );
}

interface ClaimProps {
  claims: Claims;
  onResults: (results: readonly ClaimResult[]) => void;
}

function ClaimAll({ claims, onResults }: ClaimProps) {
  const { attempt, ...state } = useAttempt();
  const claimAll = async () => onResults(await claims.claimAll());
  return (
    <AttemptButton
      of={state}
      variant="primary"
      icon={<Icon name="gift" />}
      onClick={() => attempt(claimAll)}
    >
      <Trans>Claim all</Trans>
    </AttemptButton>
  );
}

function Offer({ reward, claims, onResults }: ClaimProps & { reward: Reward }) {
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
      <AttemptButton of={state} aria-label={t`Claim: ${title}`} onClick={() => attempt(claim)}>
        <Trans>Claim</Trans>
      </AttemptButton>
    </RewardRow>
  );
}
