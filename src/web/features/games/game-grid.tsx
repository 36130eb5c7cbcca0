import type { Game } from '#contract/model/game.ts';
import { GameCard } from '../../ui/game-card/game-card.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './game-grid.module.css';

/** So many covers are seen without scrolling, on most screens. */
const seenAtOnce = 6;

/** Covers of games, as many in a row as there is room for. */
export function GameGrid({
  games,
  waiting = false,
}: {
  games: readonly Game[];
  waiting?: boolean;
}) {
  return (
    <ul className={styles.grid} aria-busy={waiting || undefined}>
      {games.map((game, index) => (
        <li key={game.nodeId}>
          <GameCard game={game} eager={index < seenAtOnce} />
        </li>
      ))}
    </ul>
  );
}

/** Stands where a page of games is on its way. */
export function WaitingGrid() {
  return (
    <div className={styles.grid}>
      {Array.from({ length: 24 }, (_, index) => (
        <Skeleton key={index} shape="tile" />
      ))}
    </div>
  );
}
