import { Trans, useLingui } from '@lingui/react/macro';
import type { Mission } from '#protocol/calls/rewards/missions.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { Money } from '../../../widgets/money/money.tsx';
import { GoalText, ProgressText } from './goal-text.tsx';
import styles from './mission-row.module.css';

const icons: Readonly<Record<Mission['goal'], IconName>> = {
  turnover: 'coin',
  bets: 'play',
  deposit: 'deposit',
  logins: 'check',
  other: 'star',
};

interface MissionRowProps {
  mission: Mission;
  /** A claim of this mission is under way. */
  isClaiming: boolean;
  onClaim: () => void;
}

/** A mission with its progress, its reward, and the button to claim it when it is done and its reward is known. */
export function MissionRow({ mission, isClaiming, onClaim }: MissionRowProps) {
  const { t } = useLingui();
  const { title, goal, state, progress, target, reward } = mission;
  return (
    <li className={styles.mission} data-state={state}>
      <span className={styles.mark}>
        <Icon name={state === 'done' || state === 'claimed' ? 'check' : icons[goal]} />
      </span>
      <div className={styles.text}>
        <h3>{title}</h3>
        <p className={styles.goal}>
          <GoalText mission={mission} />
        </p>
      </div>
      <p className={styles.reward}>
        <Money centavos={reward} />
      </p>
      <div className={styles.foot}>
        {state === 'done' && reward !== null ? (
          <Button
            variant="primary"
            size="small"
            wide
            pending={isClaiming}
            aria-label={t`Claim the reward of ${title}`}
            onClick={onClaim}
          >
            <Trans>Claim</Trans>
          </Button>
        ) : (
          <>
            {progress !== null && target !== null && (
              <ProgressBar label={t`Progress of ${title}`} value={progress} max={target} />
            )}
            <p className={styles.count}>
              {state === 'claimed' ? <Trans>Claimed</Trans> : <ProgressText mission={mission} />}
            </p>
          </>
        )}
      </div>
    </li>
  );
}
