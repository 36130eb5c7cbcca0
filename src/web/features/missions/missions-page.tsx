import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { App } from '#core/app.ts';
import { TabPanel, Tabs } from '../../ui/tabs/tabs.tsx';
import { RowsSkeleton } from '../../ui/skeleton/rows-skeleton.tsx';
import { WithSlice } from '../../widgets/late-slice/with-slice.tsx';
import { BoardView } from './board/board-view.tsx';
import { MissionsView } from './list/missions-view.tsx';
import styles from './missions-page.module.css';

const rewardsOf = (app: App) => app.rewards();

interface MissionsPageProps {
  search: {
    view?: 'leaderboard' | undefined;
    board?: string | undefined;
    since?: number | undefined;
  };
}

/** The missions of the day and the week, and the leaderboards. */
export function MissionsPage({ search: { view, board, since } }: MissionsPageProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const choose = (id: string): void => {
    const chosen = id === 'leaderboard' ? ({ view: 'leaderboard' } as const) : {};
    const search = { page: 'missionLeaderboard', ...chosen } as const;
    void navigate({ to: '/member', search, resetScroll: false });
  };
  return (
    <div className={styles.page}>
      <Tabs
        id="missions"
        label={t`Missions and leaderboards`}
        tabs={[
          { id: 'missions', face: <Trans>Missions</Trans> },
          { id: 'leaderboard', face: <Trans>Leaderboard</Trans> },
        ]}
        current={view ?? 'missions'}
        onChoose={choose}
      />
      <TabPanel id="missions" current={view ?? 'missions'}>
        <WithSlice from={rewardsOf} placeholder={<RowsSkeleton rows={5} size="small" />}>
          {({ missions, leaderboard }) =>
            view === undefined ? (
              <MissionsView missions={missions} />
            ) : (
              <BoardView leaderboard={leaderboard} board={board ?? null} startsAt={since ?? null} />
            )
          }
        </WithSlice>
      </TabPanel>
    </div>
  );
}
