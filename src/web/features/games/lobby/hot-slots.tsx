import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { filterGames } from '#core/catalogue/search-games.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { GameGrid, GameGridSkeleton } from '../game-list/game-grid.tsx';
import { EmptyList } from '../player-lists/empty-list.tsx';
import { lobbyQuery, type LobbySearch } from './lobby-search.ts';

/** The hot slots that the filters leave. The list is short and complete. */
export function HotSlots({ search, onAll }: { search: LobbySearch; onAll: () => void }) {
  const { catalogue } = useApp();
  const { hot } = useSnapshot(catalogue.state);
  const matches = filterGames(hot.games, lobbyQuery('RNG', search));
  return (
    <QueryView
      query={hot}
      hasContent={matches.length > 0}
      placeholder={<GameGridSkeleton />}
      empty={
        <EmptyList
          show="hot"
          empty={hot.games.length === 0}
          action={
            <Button onClick={onAll}>
              <Trans>Show all games</Trans>
            </Button>
          }
        />
      }
      onRetry={() => void catalogue.loadHotGames()}
    >
      <GameGrid games={matches} />
    </QueryView>
  );
}
