import { Trans } from '@lingui/react/macro';
import type { Game } from '#protocol/model/game.ts';
import { Badge } from '../../ui/badge/badge.tsx';

interface GameBadgeProps {
  game: Pick<Game, 'isHot' | 'isNew'>;
  /** Its vendor is under maintenance. */
  underMaintenance: boolean;
}

/** The badge of a game: closed, else new, else hot. */
export function GameBadge({ game, underMaintenance }: GameBadgeProps) {
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
