import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { Trans } from '@lingui/react/macro';
import type { Game } from '#protocol/model/game.ts';
import { useApp } from '../../lib/app-context.tsx';
import { FavouriteButton } from '../favourite-button/favourite-button.tsx';
import { GameTile } from '../game-tile/game-tile.tsx';
import { useStartGame } from '../start-game/use-start-game.ts';
import { Badge } from '../../ui/badge/badge.tsx';

interface GameCardProps {
  game: Game;
  eager?: boolean;
  behind?: boolean;
  /** Facts below the vendor, such as the least bet. */
  facts?: ReactNode;
}

interface GameBadgeProps {
  game: Pick<Game, 'isHot' | 'isNew'>;
  /** Its vendor is under maintenance. */
  underMaintenance: boolean;
}

/** The badge of a game: closed, else new, else hot. */
function GameBadge({ game, underMaintenance }: GameBadgeProps) {
  if (underMaintenance) {
    return (
      <Badge tone="shade">
        <Trans>Maintenance</Trans>
      </Badge>
    );
  }
  if (game.isNew) {
    return (
      <Badge tone="lamp">
        <Trans>New</Trans>
      </Badge>
    );
  }
  return (
    game.isHot && (
      <Badge tone="lamp">
        <Trans>Hot</Trans>
      </Badge>
    )
  );
}

/** A game tile that starts the game, with its vendor and the favourite button. */
export function GameCard({ game, facts, ...picture }: GameCardProps) {
  const { catalogue, system } = useApp();
  const { lanes } = useSnapshot(catalogue.state);
  const start = useStartGame();
  const vendor = lanes.flatMap(({ cards }) => cards).find((card) => card.vendor === game.vendor);
  const underMaintenance = vendor?.underMaintenance ?? false;
  return (
    <GameTile
      name={game.name}
      // The line of the vendor has its place before the vendors have come.
      detail={lanes[0] ? vendor?.name : '\u00a0'}
      facts={facts}
      picture={system.picture(game.icon)}
      {...picture}
      dimmed={underMaintenance}
      badge={<GameBadge game={game} underMaintenance={underMaintenance} />}
      corner={<FavouriteButton game={game} />}
      onOpen={() => start({ ...game, underMaintenance })}
    />
  );
}
