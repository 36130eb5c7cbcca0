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

/** State, games and loader of a list. These lists are short and complete. */
function useList(show: Show) {
  const { catalogue, favourites } = useApp();
  const favouriteList = useSnapshot(favourites.state);
  const { hot, recent } = useSnapshot(catalogue.state);
  const lists = {
    favourites: { query: favouriteList, games: favouriteList.games, load: favourites.load },
    recent: { query: recent, games: recent.games, load: catalogue.loadRecent },
    hot: { query: hot, games: hot.games, load: catalogue.loadHotGames },
  };
  return lists[show];
}

/** Favourites, recent games or hot games, filtered by the search. */
export function ListedGames({ show, search, onAll }: ListedGamesProps) {
  const { session } = useApp();
  const { phase } = useSnapshot(session.state);
  const { query, games, load } = useList(show);
  if (phase === 'guest' && show !== 'hot') return <ListSignIn show={show} />;
  const category = show === 'hot' ? 'RNG' : '';
  const matches = filterGames(games, { ...slotQuery(search), category });
  return (
    <QueryView
      query={query}
      hasContent={matches.length > 0}
      placeholder={<GameGridSkeleton />}
      empty={<EmptyList show={show} empty={games.length === 0} onAll={onAll} />}
      onRetry={() => void load()}
    >
      <GameGrid games={matches} />
    </QueryView>
  );
}
