import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Reward } from '#protocol/model/rewards/reward.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { RewardValue } from './reward-value.tsx';
import styles from './rewards.module.css';
import { sourceNames } from './source-names.ts';

interface RewardRowProps {
  reward: Reward;
  /** Lines below the title. */
  notes: ReactNode;
  /** The state or the action, beside the value. */
  children: ReactNode;
}

/** A reward in a list: title, source, value, and its state or its action. */
export function RewardRow({ reward, notes, children }: RewardRowProps) {
  const { t } = useLingui();
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.title}>
          <bdi>{reward.title}</bdi>
        </span>
        <span>
          <Badge>{t(sourceNames[reward.source])}</Badge>
        </span>
        {notes}
      </div>
      <div className={styles.end}>
        <RewardValue reward={reward} />
        {children}
      </div>
    </li>
  );
}
