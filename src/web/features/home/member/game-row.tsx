import type { ReactNode } from 'react';
import type { Game } from '#contract/model/game.ts';
import type { QueryState } from '#core/query/query.ts';
import { Section } from '../../../ui/section/section.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { GameCard } from '../../../widgets/game-card/game-card.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import styles from './member-home.module.css';

/** Games of a row. The link beside the title leads to all of them. */
const shown = 12;

interface GameRowProps {
  title: ReactNode;
  query: Readonly<QueryState>;
  games: readonly Game[];
  size: 'small' | 'medium';
  /** A link to all games of the row. */
  more: ReactNode;
}

/** A row of games that scrolls sideways, with its age while it cannot be refreshed. Without games it is left out. */
export function GameRow({ title, query, games, size, more }: GameRowProps) {
  const isOver = query.phase === 'ready' || query.phase === 'failed';
  if (games.length === 0 && isOver) return null;
  return (
    <Section title={title} size={size === 'small' ? 'dense' : 'medium'} action={more}>
      <QueryView
        query={query}
        hasContent={games.length > 0}
        placeholder={<RowSkeleton size={size} />}
        empty={null}
        onRetry={() => undefined}
      >
        <ul className={styles.row} data-size={size}>
          {games.slice(0, shown).map((game) => (
            <li key={game.nodeId}>
              <GameCard game={game} />
            </li>
          ))}
        </ul>
      </QueryView>
    </Section>
  );
}

function RowSkeleton({ size }: Pick<GameRowProps, 'size'>) {
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
