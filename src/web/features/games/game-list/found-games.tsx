import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { GameGrid, GameGridSkeleton } from './game-grid.tsx';
import { LoadMore } from './load-more.tsx';
import { useScrollRestoration } from './use-scroll-restoration.ts';

/** The result of a game search, with further pages. `onAll` removes the filters. */
export function FoundGames({ onAll }: { onAll: () => void }) {
  const { catalogue } = useApp();
  const { found } = useSnapshot(catalogue.state);
  const { query, games, page, pages, phase, total } = found;
  useScrollRestoration(page, games.length > 0 && phase !== 'loading');
  return (
    <QueryView
      query={found}
      hasContent={games.length > 0}
      placeholder={<GameGridSkeleton />}
      empty={
        <EmptyState
          icon="search"
          title={<Trans>No games found</Trans>}
          help={<Trans>Try other words, or look at all of them.</Trans>}
          action={
            <Button onClick={onAll}>
              <Trans>Show all games</Trans>
            </Button>
          }
        />
      }
      onRetry={() => query && void catalogue.find({ ...query })}
    >
      <GameGrid games={games} total={total ?? games.length} loading={phase === 'loading'} />
      {page < pages && (
        <LoadMore
          pending={phase === 'loading'}
          automatic={phase === 'ready'}
          failure={found.failure}
          onMore={() => void catalogue.findMore()}
        />
      )}
    </QueryView>
  );
}
