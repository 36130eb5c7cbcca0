import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { Category } from '#protocol/vocabulary/category.ts';
import type { Game } from '#protocol/model/game.ts';
import type { Winner } from '#protocol/model/winner.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { Money } from '../../../widgets/money/money.tsx';
import { CardRow, RowCard } from '../../../widgets/next-events/row-card.tsx';
import { useStartGame } from '../../../widgets/start-game/use-start-game.ts';
import { LobbyRow, LobbyRowPlaceholder } from './lobby-row.tsx';

/** Wins above the games of a lobby. */
const shown = 12;

/** The wins in some games, each with its game. A win without a node names its game. */
function winsIn(games: readonly Game[], winners: readonly Winner[]) {
  return winners.flatMap((win) => {
    const game = games.find(({ name, nodeId }) =>
      win.nodeId === null ? name === win.game : nodeId === win.nodeId,
    );
    return game === undefined ? [] : [{ ...win, of: game }];
  });
}

/** The latest wins in the games of a lobby with the masked names of their players. Renders nothing without one. */
export function LobbyWins({ category }: { category: Category }) {
  const { t } = useLingui();
  const { catalogue, winners } = useApp();
  const start = useStartGame();
  const { found } = useSnapshot(catalogue.state);
  const board = useSnapshot(winners.state);
  const wins = winsIn(found.games, board.winners).slice(0, shown);
  const isOver = [found, board].every(({ phase }) => phase === 'ready' || phase === 'failed');
  if (wins.length === 0) return isOver ? null : <LobbyRowPlaceholder category={category} />;
  return (
    <LobbyRow category={category} label={t`Latest winners`}>
      <CardRow items={wins}>
        {({ centavos, of, player }) => (
          <RowCard
            picture={of.icon}
            fallback={of.name.slice(0, 1)}
            name={of.name}
            note={t`won by ${player}`}
            onPress={() => start(of)}
          >
            <Money centavos={centavos} gain />
          </RowCard>
        )}
      </CardRow>
    </LobbyRow>
  );
}
