import { useDeferredValue, useRef } from 'react';
import type { Game } from '#protocol/model/game.ts';
import { GameCard } from '../../../widgets/game-card/game-card.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { GameFacts } from '../../../widgets/game-card/game-facts.tsx';
import { TableResults } from '../table-results/table-results.tsx';
import styles from './game-grid.module.css';
import { useRowWindow } from './use-row-window.ts';

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
