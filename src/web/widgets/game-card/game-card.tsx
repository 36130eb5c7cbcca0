import { useSnapshot } from 'valtio';
import type { Game } from '#contract/model/game.ts';
import { useApp } from '../../lib/app-context.tsx';
import { FavouriteButton } from '../favourite-button/favourite-button.tsx';
import { GameTile } from '../game-tile/game-tile.tsx';
import { useStartGame } from '../start-game/use-start-game.ts';

/** A game to start or to star, with the name of who made it. */
export function GameCard({ game, ...picture }: { game: Game; eager?: boolean; behind?: boolean }) {
  const { catalogue, system } = useApp();
  const { lanes } = useSnapshot(catalogue.state);
  const start = useStartGame();
  const maker = lanes
    .flatMap(({ cards }) => cards)
    .find(({ vendor }) => vendor === game.vendor)?.name;
  return (
    <GameTile
      name={game.name}
      detail={maker}
      picture={system.picture(game.icon)}
      {...picture}
      corner={<FavouriteButton game={game} />}
      onOpen={() => start(game)}
    />
  );
}
