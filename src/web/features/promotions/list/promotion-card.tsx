import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Snapshot } from 'valtio';
import type { Activity } from '#protocol/model/rewards/activity.ts';
import type { Promotion } from '#protocol/model/rewards/promotion.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Picture } from '../../../widgets/picture/picture.tsx';
import { RewardAmount } from '../../../widgets/reward-amount/reward-amount.tsx';
import { Period } from '../parts/period.tsx';
import { StatusChip } from '../parts/status-chip.tsx';
import styles from './promotion-card.module.css';

const open: Readonly<Record<Activity['way'], MessageDescriptor>> = {
  apply: msg`Apply`,
  join: msg`Sign up`,
  deposit: msg`Deposit`,
  referral: msg`Invite friends`,
  other: msg`Details`,
};

const next: Partial<Readonly<Record<Activity['status'], MessageDescriptor>>> = {
  rejected: msg`See why`,
  inProgress: msg`See my progress`,
  claimPayout: msg`Claim payout`,
  issued: msg`Take the reward`,
};

/** The one next step of a promotion. */
function stepOf(activity: Snapshot<Activity> | null): MessageDescriptor {
  if (activity === null) return msg`Details`;
  if (activity.status === 'joinNow') return open[activity.way];
  return next[activity.status] ?? msg`Details`;
}

/** A promotion as a card that opens it. */
export function PromotionCard({
  promotion,
  eager,
}: {
  promotion: Snapshot<Promotion>;
  eager: boolean;
}) {
  const { t } = useLingui();
  const { id, title, pictures, activity } = promotion;
  const reward = activity?.reward ?? null;
  const status = activity?.status;
  const isGain = status === 'claimPayout' || status === 'issued';
  return (
    <article className={styles.card} data-over={isOver(activity) || undefined}>
      <div className={styles.scene}>
        <Picture src={pictures[0] ?? null} width={800} height={450} eager={eager} />
        {activity && (
          <span className={styles.status}>
            <StatusChip status={activity.status} />
          </span>
        )}
      </div>
      <div className={styles.words}>
        <h2>
          <Link to="/promotions/detail" search={{ id }}>
            {title}
          </Link>
        </h2>
        {reward !== null && <Period promotion={promotion} />}
        <div className={styles.foot}>
          {reward === null ? (
            <Period promotion={promotion} />
          ) : (
            <p className={styles.reward}>
              <span>
                <Trans>Reward</Trans>
              </span>
              <RewardAmount reward={reward} />
            </p>
          )}
          <span
            className={styles.step}
            data-open={status === 'joinNow' || undefined}
            data-gain={isGain || undefined}
            aria-hidden="true"
          >
            <span>{t(stepOf(activity))}</span>
            <Icon name="right" />
          </span>
        </div>
      </div>
    </article>
  );
}

function isOver(activity: Snapshot<Activity> | null): boolean {
  return activity?.status === 'registrationClosed' || activity?.status === 'claimed';
}
