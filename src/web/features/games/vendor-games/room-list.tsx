import { Trans, useLingui } from '@lingui/react/macro';
import type { Game } from '#protocol/model/game.ts';
import type { Room } from '#core/catalogue/game-list-state.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Picture } from '../../../widgets/picture/picture.tsx';
import { useStartGame } from '../../../widgets/start-game/use-start-game.ts';
import styles from './room-list.module.css';

interface RoomListProps {
  rooms: readonly Room[];
  games: readonly Game[];
}

/** The tables of a poker vendor, with their state and a start button. */
export function RoomList({ rooms, games }: RoomListProps) {
  return (
    <ul className={styles.rooms}>
      {games.map((game) => (
        <RoomRow key={game.nodeId} game={game} room={rooms.find(({ id }) => id === game.roomId)} />
      ))}
    </ul>
  );
}

function RoomRow({ game, room }: { game: Game; room: Room | undefined }) {
  const { t } = useLingui();
  const { system } = useApp();
  const start = useStartGame();
  const name = room?.name ?? game.name;
  const isOpen = room?.open ?? true;
  return (
    <li className={styles.room}>
      <span className={styles.picture}>
        <Picture
          src={system.picture(game.icon)}
          width={60}
          height={80}
          fallback={name.slice(0, 1)}
        />
      </span>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <Badge tone={isOpen ? 'sea' : 'plain'}>
          {isOpen ? <Trans>Open</Trans> : <Trans>Closed</Trans>}
        </Badge>
      </div>
      <Button
        size="small"
        disabled={!isOpen}
        aria-label={t`Take a seat: ${name}`}
        onClick={() => start(game)}
      >
        <Trans>Take a seat</Trans>
      </Button>
    </li>
  );
}
