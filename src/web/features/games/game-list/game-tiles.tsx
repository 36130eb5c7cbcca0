import type { Game } from '#protocol/model/game.ts';
import { GameCard } from '../../../widgets/game-card/game-card.tsx';
import { GameFacts } from '../../../widgets/game-card/game-facts.tsx';
import styles from './game-grid.module.css';

/** One page of game covers, all in the DOM. */
export function GameTiles({ games }: { games: readonly Game[] }) {
  return (
    <ul className={styles.grid}>
      {games.map((game) => (
        <li key={game.nodeId}>
          <GameCard game={game} facts={<GameFacts game={game} />} />
        </li>
      ))}
    </ul>
  );
}
