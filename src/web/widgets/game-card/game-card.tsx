import { useSnapshot } from 'valtio';
import type { Game } from '#contract/model/game.ts';
import { useApp } from '../../lib/app-context.tsx';
import { FavouriteButton } from '../favourite-button/favourite-button.tsx';
import { GameTile } from '../game-tile/game-tile.tsx';
import { useStartGame } from '../start-game/use-start-game.ts';

/** A game tile that starts the game, with its vendor and the favourite button. */
export function GameCard({ game, ...picture }: { game: Game; eager?: boolean; behind?: boolean }) {
  const { catalogue, system } = useApp();
  const { lanes } = useSnapshot(catalogue.state);
  const start = useStartGame();
  const vendorName = lanes
    .flatMap(({ cards }) => cards)
    .find(({ vendor }) => vendor === game.vendor)?.name;
  return (
    <GameTile
      name={game.name}
      detail={vendorName}
      picture={system.picture(game.icon)}
      {...picture}
      corner={<FavouriteButton game={game} />}
      onOpen={() => start(game)}
    />
  );
}
