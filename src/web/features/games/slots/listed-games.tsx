import { useSnapshot } from 'valtio';
import { filterGames } from '#core/catalogue/search-games.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { GameGrid, GameGridSkeleton } from '../game-list/game-grid.tsx';
import { ListSignIn, EmptyList } from './empty-list.tsx';
import { slotQuery, type SlotSearch } from './slot-search.ts';

type Show = NonNullable<SlotSearch['show']>;

interface ListedGamesProps {
  show: Show;
  search: SlotSearch;
  onAll: () => void;
}

/** Where a list that is short and whole comes from. */
function useList(show: Show) {
  const { catalogue, favourites } = useApp();
  const starred = useSnapshot(favourites.state);
  const { hot, recent } = useSnapshot(catalogue.state);
  const lists = {
    favourites: { of: starred, games: starred.games, load: favourites.load },
    recent: { of: recent, games: recent.games, load: catalogue.loadRecent },
    hot: { of: hot, games: hot.games, load: catalogue.loadHotGames },
  };
  return lists[show];
}

/** The starred games, those played last, or those played most, narrowed down like any others. */
export function ListedGames({ show, search, onAll }: ListedGamesProps) {
  const { session } = useApp();
  const { phase } = useSnapshot(session.state);
  const { of, games, load } = useList(show);
  if (phase === 'guest' && show !== 'hot') return <ListSignIn show={show} />;
  const category = show === 'hot' ? 'RNG' : '';
  const fitting = filterGames(games, { ...slotQuery(search), category });
  return (
    <QueryView
      query={of}
      hasContent={fitting.length > 0}
      placeholder={<GameGridSkeleton />}
      empty={<EmptyList show={show} empty={games.length === 0} onAll={onAll} />}
      onRetry={() => void load()}
    >
      <GameGrid games={fitting} />
    </QueryView>
  );
}
