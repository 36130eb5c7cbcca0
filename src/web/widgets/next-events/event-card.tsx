import { useNavigate } from '@tanstack/react-router';
import type { NextEvent } from '#protocol/model/lobby/next-event.ts';
import { useApp } from '../../lib/app-context.tsx';
import { categoryLink } from '../categories/category-links.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../picture/picture.tsx';
import { useStartGame } from '../start-game/use-start-game.ts';
import { EventTime } from './event-time.tsx';
import styles from './next-events.module.css';

interface EventCardProps {
  event: NextEvent;
  /** Epoch milliseconds. */
  now: number;
}

/** A draw or a match with its time. A press opens the page that takes bets on it. */
export function EventCard({ event, now }: EventCardProps) {
  const { system } = useApp();
  const navigate = useNavigate();
  const start = useStartGame();
  const { at, category, icon, league, lottery, name, nodeId, vendor } = event;

  function press(): void {
    if (lottery === null) start({ nodeId, gameId: null, vendor, category, name });
    else void navigate({ to: '/lottery', search: { game: lottery } });
  }

  return (
    <button type="button" className={styles.card} onClick={press}>
      <span className={styles.picture}>
        <Picture
          src={system.picture(icon)}
          width={48}
          height={64}
          fallback={<Icon name={categoryLink(category).icon} />}
        />
      </span>
      <span className={styles.words}>
        <b>{name}</b>
        {league && <small>{league}</small>}
        <EventTime at={at} now={now} />
      </span>
    </button>
  );
}
