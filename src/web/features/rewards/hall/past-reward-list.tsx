import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { PastRewards } from '#core/rewards/rewards.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { ListView } from '../../../widgets/list-view/list-view.tsx';
import { RewardRow } from '../reward-row.tsx';
import { RewardStateBadge } from '../reward-state-badge.tsx';
import styles from '../rewards.module.css';

/** The rewards that were claimed or have ended, newest first. */
export function PastRewardList({ past }: { past: PastRewards }) {
  const { t } = useLingui();
  const language = useLanguage();
  useEffect(() => void past.load(), [past]);
  return (
    <Section title={<Trans>History</Trans>} size="small">
      <ListView
        list={past}
        isQuiet
        empty={
          <EmptyState
            icon="gift"
            title={<Trans>No reward yet</Trans>}
            help={<Trans>What you have claimed is listed here.</Trans>}
          />
        }
      >
        {(rewards) => (
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
        )}
      </ListView>
    </Section>
  );
}
