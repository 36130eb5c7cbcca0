import { useDeferredValue, useRef } from 'react';
import type { Game } from '#contract/model/game.ts';
import { GameCard } from '../../../widgets/game-card/game-card.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './game-grid.module.css';
import { useRowWindow } from './use-row-window.ts';

/** So many covers are seen without scrolling, on most screens. */
const seenAtOnce = 6;

interface GameGridProps {
  games: readonly Game[];
  /** How many there are in all, where more will come. */
  total?: number;
  waiting?: boolean;
}

/** Covers of games, as many in a row as there is room for. Only the rows near the screen are drawn, however many there are. */
export function GameGrid({ games: given, total = given.length, waiting = false }: GameGridProps) {
  // Covers are drawn in slices: what is typed meanwhile, or scrolled, comes first.
  const games = useDeferredValue(given);
  const grid = useRef<HTMLUListElement>(null);
  const { first, end, before, after } = useRowWindow(grid, games.length);
  return (
    <ul
      ref={grid}
      className={styles.grid}
      aria-busy={waiting || undefined}
      style={{ paddingBlock: `${before}px ${after}px` }}
    >
      {games.slice(first, end).map((game, index) => (
        <li key={game.nodeId} aria-setsize={total} aria-posinset={first + index + 1}>
          <GameCard game={game} eager={first + index < seenAtOnce} />
        </li>
      ))}
    </ul>
  );
}

/** Stands where a page of games is on its way. */
export function GameGridSkeleton() {
  return (
    <div className={styles.grid}>
      {Array.from({ length: 24 }, (_, index) => (
        <Skeleton key={index} shape="tile" />
      ))}
    </div>
  );
}
