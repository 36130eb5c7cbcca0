import { useSnapshot } from 'valtio';
import type { Category } from '#protocol/vocabulary/category.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { lazyComponent } from '../../../lib/lazy-component.tsx';
import { useModules } from '../../../lib/use-modules.ts';
import { FoundGames } from '../game-list/found-games.tsx';
import { NotOffered } from '../not-offered.tsx';
import { WithTableResults } from '../table-results/table-results.tsx';
import { AskToSignIn, VendorSignIn, EmptyList } from '../player-lists/empty-list.tsx';
import { useIsOffered, useNeedsSignIn } from '../use-is-offered.ts';
import { LobbyRowPlaceholder } from './lobby-row.tsx';
import { LobbyFilters } from './lobby-filters.tsx';
import { LobbyHead } from './lobby-head.tsx';
import { type LobbySearch, lobbyQuery } from './lobby-search.ts';
import { useLobbySearch } from './use-lobby-search.ts';
import { Trans } from '@lingui/react/macro';
import { filterGames } from '#core/catalogue/search-games.ts';
import { Button } from '../../../ui/button/button.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { GameGrid, GameGridSkeleton } from '../game-list/game-grid.tsx';
import styles from '../games-page.module.css';

/** The hot slots that the filters leave. The list is short and complete. */
function HotSlots({ search, onAll }: { search: LobbySearch; onAll: () => void }) {
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

const LobbyEvents = lazyComponent(
  () => import('./lobby-events.tsx').then((loaded) => loaded.LobbyEvents),
  LobbyRowPlaceholder,
);

const LobbyWins = lazyComponent(
  () => import('./lobby-wins.tsx').then((loaded) => loaded.LobbyWins),
  LobbyRowPlaceholder,
);

/** The categories with draws, matches or fights. */
const categoriesWithEvents: ReadonlySet<Category> = new Set([
  'SPORTS',
  'COCKFIGHT',
  'ESPORTS',
  'ELOTT',
]);

/** The categories whose rounds belong to one player each: their latest wins are what is on. */
const categoriesWithWins: ReadonlySet<Category> = new Set(['FISH', 'BINGO', 'PVP']);

/** The categories with games whose rounds all players share. */
const categoriesWithResults: ReadonlySet<Category> = new Set(['LIVE', 'COCKFIGHT']);

interface LobbyPageProps {
  category: Category;
  search: LobbySearch;
}

/** The lobby of a category: its head, its filters, and its games of all providers. */
export function LobbyPage({ category, search }: LobbyPageProps) {
  const { catalogue } = useApp();
  const { found } = useSnapshot(catalogue.state);
  const { change, clear, ...sheet } = useLobbySearch(category);
  const isHot = search.show === 'hot';
  const hasHotGames = useModules(true)('GAMELOHOT3');
  const isOffered = useIsOffered(category) && (!isHot || hasHotGames);
  // The page of slots is for all: there a provider is a filter.
  const needsSignIn = useNeedsSignIn(category, search.vendor) && category !== 'RNG';
  const hasWins = isOffered && !needsSignIn && categoriesWithWins.has(category);
  const isCounted =
    !needsSignIn && !search.show && (found.games.length > 0 || found.phase === 'ready');
  return (
    <div className={styles.page}>
      <LobbyHead
        category={category}
        total={isCounted && isOffered ? found.total : null}
        hasWins={hasWins}
      />
      {isOffered && (
        <LobbyFilters
          category={category}
          search={search}
          onChange={change}
          onClear={clear}
          isSheetOpen={sheet.isSheetOpen}
          onSheet={sheet.showSheet}
        />
      )}
      {isOffered && categoriesWithEvents.has(category) && <LobbyEvents category={category} />}
      {hasWins && <LobbyWins category={category} />}
      {!isOffered ? (
        <NotOffered />
      ) : needsSignIn ? (
        <VendorSignIn key={search.vendor} />
      ) : isHot ? (
        <HotSlots search={search} onAll={clear} />
      ) : categoriesWithResults.has(category) ? (
        <WithTableResults>
          <FoundGames onAll={clear} />
        </WithTableResults>
      ) : (
        <>
          {category === 'BINGO' && <AskToSignIn />}
          <FoundGames onAll={clear} />
        </>
      )}
    </div>
  );
}
