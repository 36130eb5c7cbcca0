import type { Game } from '#protocol/model/game.ts';
import type { QueryState } from '#core/query/query.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { GameCard } from '../../../widgets/game-card/game-card.tsx';
import { GameFacts } from '../../../widgets/game-card/game-facts.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import styles from './game-strip.module.css';

/** Games of a strip. A link beside its title leads to all of them. */
const shown = 12;

interface GameStripProps {
  query: Readonly<QueryState>;
  games: readonly Game[];
  /** A `medium` tile shows the facts of its game too. */
  size: 'small' | 'medium';
  onRetry: () => void;
}

/** Games in a row that scrolls sideways, with its age while it cannot be refreshed. */
export function GameStrip({ query, games, size, onRetry }: GameStripProps) {
  return (
    <QueryView
      query={query}
      hasContent={games.length > 0}
      placeholder={<StripSkeleton size={size} />}
      empty={null}
      onRetry={onRetry}
    >
      <ul className={styles.row} data-size={size}>
        {games.slice(0, shown).map((game) => (
          <li key={game.nodeId}>
            <GameCard game={game} facts={size === 'medium' && <GameFacts game={game} />} />
          </li>
        ))}
      </ul>
    </QueryView>
  );
}

function StripSkeleton({ size }: Pick<GameStripProps, 'size'>) {
  return (
    <div className={styles.row} data-size={size}>
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index}>
          <Skeleton shape="tile" />
        </div>
      ))}
    </div>
  );
}
