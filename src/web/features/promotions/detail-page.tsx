import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import type { App } from '#core/app.ts';
import type { Promotions } from '#core/promotions/promotions.ts';
import type { Promotion } from '#protocol/model/rewards/promotion.ts';
import { useSignedIn } from '../../lib/use-signed-in.ts';
import { usePageName } from '../../lib/use-title.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { WithSlice } from '../../widgets/late-slice/with-slice.tsx';
import { Picture } from '../../widgets/picture/picture.tsx';
import { QueryView } from '../../widgets/query-view/query-view.tsx';
import { RichText } from '../../widgets/rich-text/rich-text.tsx';
import { RewardAmount } from '../../widgets/reward-amount/reward-amount.tsx';
import { Action } from './detail/action.tsx';
import { Conditions } from './detail/conditions.tsx';
import styles from './detail/detail.module.css';
import { OwnApplication } from './detail/own-application.tsx';
import { Period } from './parts/period.tsx';
import { StatusChip } from './parts/status-chip.tsx';
import type { RewardOfActivity } from './detail/claimed.tsx';

const promotionsOf = (app: App): Promise<Promotions> => app.promotions();

/** One promotion: its picture, its terms, its conditions with the own progress, and the one action of its state. */
export function PromotionDetailPage({ id }: { id: string }) {
  return (
    <div className={styles.page}>
      <Link to="/promotions" className={styles.back}>
        <Icon name="back" />
        <Trans>All promotions</Trans>
      </Link>
      <WithSlice from={promotionsOf} placeholder={<Waiting />}>
        {(promotions) => <Detail key={id} id={id} promotions={promotions} />}
      </WithSlice>
    </div>
  );
}

function Detail({ id, promotions }: { id: string; promotions: Promotions }) {
  const { list, own } = promotions;
  const state = useSnapshot(list.state);
  const isSignedIn = useSignedIn();
  const promotion = state.promotions.find((one) => one.id === id);
  usePageName(promotion?.title ?? null);

  useEffect(() => {
    if (isSignedIn) void own.load(id);
  }, [id, isSignedIn, own]);

  return (
    <>
      {promotion === undefined && (
        <VisuallyHidden as="h1">
          <Trans>Promotion</Trans>
        </VisuallyHidden>
      )}
      <QueryView
        query={state}
        hasContent={promotion !== undefined}
        placeholder={<Waiting />}
        empty={<Gone />}
        onRetry={() => void list.load()}
      >
        {promotion && <Content promotion={promotion} promotions={promotions} />}
      </QueryView>
    </>
  );
}

interface ContentProps {
  promotion: Snapshot<Promotion>;
  promotions: Promotions;
}

/** The reward of a promotion with its terms in one line. */
function RewardLine({ reward }: { reward: NonNullable<RewardOfActivity> }) {
  return (
    <p className={styles.reward}>
      <span className={styles.amount}>
        {reward.kind === 'cash' && (
          <>
            <Trans>Reward</Trans>{' '}
          </>
        )}
        <RewardAmount reward={reward} />
      </span>{' '}
      <bdi>{reward.terms}</bdi>
    </p>
  );
}

function Content({ promotion, promotions: { own } }: ContentProps) {
  const { id, title, content, pictures, activity } = promotion;
  const { participation: loaded } = useSnapshot(own.state);
  const participation = loaded?.activityId === id ? loaded : null;
  const conditions = participation?.conditions ?? activity?.conditions ?? [];
  const status = participation?.status ?? activity?.status;
  return (
    <article className={styles.promotion}>
      <div className={styles.scene}>
        <Picture src={pictures[1] ?? pictures[0] ?? null} width={800} height={450} eager />
        {status && (
          <span className={styles.status}>
            <StatusChip status={status} />
          </span>
        )}
      </div>
      <header className={styles.header}>
        <h1>{title}</h1>
        <Period promotion={promotion} />
        {activity?.reward && <RewardLine reward={activity.reward} />}
      </header>
      {activity && (
        <div className={styles.action}>
          <Action id={id} activity={activity} participation={participation} own={own} />
          <Conditions conditions={conditions} />
          {participation && <OwnApplication participation={participation} />}
        </div>
      )}
      <div className={styles.body}>
        <Section size="small" title={<Trans>Terms</Trans>}>
          <RichText html={content} />
        </Section>
      </div>
    </article>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton shape="wide" />
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
    </div>
  );
}

function Gone() {
  return (
    <EmptyState
      icon="gift"
      title={<Trans>This promotion is over</Trans>}
      help={<Trans>Others are waiting.</Trans>}
      action={
        <ButtonLink to="/promotions">
          <Trans>All promotions</Trans>
        </ButtonLink>
      }
    />
  );
}
