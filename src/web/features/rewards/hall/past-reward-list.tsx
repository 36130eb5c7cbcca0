import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { PastRewards } from '#core/rewards/rewards.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { RewardRow } from '../reward-row.tsx';
import { RewardStateBadge } from '../reward-state-badge.tsx';
import styles from '../rewards.module.css';

/** The rewards that were claimed or have ended, newest first. */
export function PastRewardList({ past }: { past: PastRewards }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { rewards, next, ...query } = useSnapshot(past.state);
  useEffect(() => void past.load(), [past]);
  return (
    <Section title={<Trans>History</Trans>} size="small" busy={query.phase === 'loading'}>
      <QueryView
        query={query}
        hasContent={rewards.length > 0}
        placeholder={<FormSkeleton />}
        empty={
          <EmptyState
            icon="gift"
            title={<Trans>No reward yet</Trans>}
            help={<Trans>What you have claimed is listed here.</Trans>}
          />
        }
        onRetry={() => void past.load()}
      >
        <ul className={styles.rows} aria-label={t`Rewards so far`}>
          {rewards.map((reward) => (
            <RewardRow
              key={reward.id}
              reward={reward}
              notes={
                <span className={styles.note}>
                  {formatManila(reward.endedAt ?? reward.offeredAt, language, 'minute')}
                </span>
              }
            >
              <RewardStateBadge state={reward.state} />
            </RewardRow>
          ))}
        </ul>
        {next !== null && (
          <Button wide pending={query.phase === 'loading'} onClick={() => void past.loadMore()}>
            <Trans>Show older ones</Trans>
          </Button>
        )}
      </QueryView>
    </Section>
  );
}
