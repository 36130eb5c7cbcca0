import type { ReactNode } from 'react';
import type { Game } from '#protocol/model/game.ts';
import type { QueryState } from '#core/query/query.ts';
import { Section } from '../../../ui/section/section.tsx';
import { GameStrip } from '../game-strip/game-strip.tsx';

export interface GameRowProps {
  title: ReactNode;
  query: Readonly<QueryState>;
  games: readonly Game[];
  size: 'small' | 'medium';
  /** A link to all games of the row. */
  more: ReactNode;
  onRetry: () => void;
}

/** A strip of games with a title. Without games it is left out. */
export function GameRow({ title, more, ...strip }: GameRowProps) {
  const { games, query, size } = strip;
  const isOver = query.phase === 'ready' || query.phase === 'failed';
  if (games.length === 0 && isOver) return null;
  return (
    <Section title={title} size={size === 'small' ? 'dense' : 'medium'} action={more}>
      <GameStrip {...strip} />
    </Section>
  );
}
