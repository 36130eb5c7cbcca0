import { useDeferredValue, useRef, type RefObject, useEffect, useState } from 'react';
import type { Game } from '#protocol/model/game.ts';
import { GameCard } from '../../../widgets/game-card/game-card.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { GameFacts } from '../../../widgets/game-card/game-facts.tsx';
import { TableResults } from '../table-results/table-results.tsx';
import { type GridPlace, rowWindow, type RowWindow } from './row-window.ts';
import styles from './game-grid.module.css';

/** Covers rendered before the layout is known. */
const initialCovers = 24;

function placeOf(grid: HTMLElement): GridPlace {
  const { top, width } = grid.getBoundingClientRect();
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  const columns = gridTemplateColumns.split(' ').filter((track) => track.endsWith('px')).length;
  return { top, width, columns, gap: Number.parseFloat(rowGap) || 0, screen: window.innerHeight };
}

/** Calls `measure` in the next frame, and at most once a frame after scrolling and resizing. Returns a function that stops it. */
function observeLayout(grid: HTMLElement, measure: () => void): () => void {
  let frame = 0;
  const schedule = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  };
  schedule();
  const observer = new ResizeObserver(schedule);
  observer.observe(grid);
  window.addEventListener('scroll', schedule, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    window.removeEventListener('scroll', schedule);
  };
}

/** The part of a long grid to render: the rows in and near the viewport. */
function useRowWindow(grid: RefObject<HTMLElement | null>, count: number): RowWindow {
  const [rendered, setRendered] = useState({ first: 0, end: initialCovers, before: 0, after: 0 });
  useEffect(() => {
    const element = grid.current;
    if (element === null) return;
    function measure(): void {
      if (element === null) return;
      const next = rowWindow(placeOf(element), count);
      setRendered((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    }
    return observeLayout(element, measure);
  }, [grid, count]);
  return { ...rendered, end: Math.min(rendered.end, count) };
}

/** Covers that are visible without scrolling on most screens. */
const visibleAtOnce = 6;

interface GameGridProps {
  games: readonly Game[];
  /** Total number of games, when more pages follow. */
  total?: number;
  loading?: boolean;
}

/** A grid of game covers. Only the rows near the viewport are in the DOM. */
export function GameGrid({
  games: allGames,
  total = allGames.length,
  loading = false,
}: GameGridProps) {
  // Renders at low priority, so that typing and scrolling stay responsive.
  const games = useDeferredValue(allGames);
  const grid = useRef<HTMLUListElement>(null);
  const { first, end, before, after } = useRowWindow(grid, games.length);
  return (
    <ul
      ref={grid}
      className={styles.grid}
      aria-busy={loading || undefined}
      style={before + after > 0 ? { paddingBlock: `${before}px ${after}px` } : undefined}
    >
      {games.slice(first, end).map((game, index) => (
        <li key={game.nodeId} aria-setsize={total} aria-posinset={first + index + 1}>
          <GameCard
            game={game}
            facts={
              <>
                <GameFacts game={game} />
                <TableResults nodeId={game.nodeId} />
              </>
            }
            eager={first + index < visibleAtOnce}
          />
        </li>
      ))}
    </ul>
  );
}

/** Placeholder of a page of games. */
export function GameGridSkeleton() {
  return (
    <div className={styles.grid}>
      {Array.from({ length: 24 }, (_, index) => (
        <Skeleton key={index} shape="tile" />
      ))}
    </div>
  );
}
