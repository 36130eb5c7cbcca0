import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Loaded } from '../../../widgets/loaded/loaded.tsx';
import { GameGrid, WaitingGrid } from '../game-grid.tsx';
import { More } from '../more.tsx';
import { useReadingPlace } from './use-reading-place.ts';

/** The games that were found, page after page. `onAll` asks for less. */
export function FoundGames({ onAll }: { onAll: () => void }) {
  const { catalogue } = useApp();
  const { found } = useSnapshot(catalogue.state);
  const { query, games, page, pages, phase, total } = found;
  useReadingPlace(page, games.length > 0 && phase !== 'loading');
  return (
    <Loaded
      of={found}
      some={games.length > 0}
      waiting={<WaitingGrid />}
      none={
        <EmptyState
          icon="search"
          title={<Trans>No game is like that</Trans>}
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
      <GameGrid games={games} total={total} waiting={phase === 'loading'} />
      {page < pages && (
        <More
          pending={phase === 'loading'}
          automatic={phase === 'ready'}
          onMore={() => void catalogue.findMore()}
        />
      )}
    </Loaded>
  );
}
