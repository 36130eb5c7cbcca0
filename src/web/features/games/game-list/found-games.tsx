import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { GameGrid, GameGridSkeleton } from './game-grid.tsx';
import { LoadMore } from './load-more.tsx';
import { useEffect } from 'react';
import type { Place } from '#core/storage/reading-place.ts';

/** The list gets its final height some frames after its first render. */
const maxFrames = 60;

/** Path and search of the current page. */
const currentAddress = (): string => location.pathname + location.search;

/** Scrolls to a position as soon as the page is long enough. Stops when the player leaves the page. */
function restore({ address, top }: Place): void {
  let framesLeft = maxFrames;
  function step(): void {
    if (currentAddress() !== address) return;
    window.scrollTo({ top, behavior: 'instant' });
    framesLeft -= 1;
    if (window.scrollY < top - 1 && framesLeft > 0) requestAnimationFrame(step);
  }
  requestAnimationFrame(step);
}

/**
 * Saves the number of loaded pages and the scroll position when the page is hidden, and restores the position
 * after the browser discarded the page. `isReady`: the saved pages are loaded again.
 */
function useScrollRestoration(pages: number, isReady: boolean): void {
  const { readingPlace } = useApp();
  useEffect(() => {
    const saved = isReady ? readingPlace.take(currentAddress()) : null;
    if (saved !== null) restore(saved);
  }, [readingPlace, isReady]);

  useEffect(() => {
    if (pages < 1) return;
    const save = (): void =>
      readingPlace.leave({ address: currentAddress(), pages, top: Math.max(0, window.scrollY) });
    document.addEventListener('visibilitychange', save);
    window.addEventListener('pagehide', save);
    return () => {
      document.removeEventListener('visibilitychange', save);
      window.removeEventListener('pagehide', save);
    };
  }, [readingPlace, pages]);
}

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
