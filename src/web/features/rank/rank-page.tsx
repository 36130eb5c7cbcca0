import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { App } from '#core/app.ts';
import type { Rank, RankLevel } from '#core/records/rank.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { WithSlice } from '../../widgets/late-slice/with-slice.tsx';
import { QueryView } from '../../widgets/query-view/query-view.tsx';
import { Ladder } from './ladder.tsx';
import { Progress } from './progress.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/callout/callout.tsx';
import { Benefits } from './benefits.tsx';
import styles from './rank-page.module.css';

interface NewLevelProps {
  level: RankLevel;
  /** The member has read the news. */
  onSeen: () => void;
}

/** Shows a new level and what it gives. */
function NewLevel({ level: { name, benefits }, onSeen }: NewLevelProps) {
  // An element: a name with `<` in it would be read as a tag of the message.
  const shownName = <bdi>{name}</bdi>;
  return (
    <div role="status">
      <Callout tone="good">
        <div className={styles.news}>
          <h2>
            <Trans>You reached {shownName}</Trans>
          </h2>
          {benefits.length > 0 && (
            <>
              <p>
                <Trans>From now on you get:</Trans>
              </p>
              <Benefits benefits={benefits} />
            </>
          )}
          <Button size="small" onClick={onSeen}>
            <Trans>Got it</Trans>
          </Button>
        </div>
      </Callout>
    </div>
  );
}

const rankOf = async (app: App): Promise<Rank> => (await app.records()).rank;

/** The level of the member, the conditions of the next one, and all levels. */
export function RankPage() {
  return (
    <WithSlice from={rankOf} placeholder={<RankSkeleton />}>
      {(rank) => <RankView rank={rank} />}
    </WithSlice>
  );
}

function RankView({ rank }: { rank: Rank }) {
  const { progress, levels, current, reached, ...query } = useSnapshot(rank.state);
  useEffect(() => void rank.load(), [rank]);
  const news = levels.find(({ id }) => id === reached);
  return (
    <div className={styles.page} aria-busy={query.phase === 'loading' || undefined}>
      {news && <NewLevel level={news} onSeen={rank.recordSeen} />}
      <QueryView
        query={query}
        hasContent={progress !== null}
        placeholder={<RankSkeleton />}
        empty={<EmptyState icon="trophy" title={<Trans>There are no levels yet</Trans>} />}
        onRetry={() => void rank.load()}
      >
        {progress && <Progress progress={progress} levels={levels} />}
        <Ladder levels={levels} current={current} />
      </QueryView>
    </div>
  );
}

function RankSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.first}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
      </div>
      <div className={styles.second}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  );
}
