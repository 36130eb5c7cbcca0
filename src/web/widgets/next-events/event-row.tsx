import type { NextEvent } from '#protocol/model/lobby/next-event.ts';
import { EventCard } from './event-card.tsx';
import styles from './next-events.module.css';

interface EventRowProps {
  events: readonly NextEvent[];
  /** Epoch milliseconds. */
  now: number;
}

/** Draws and matches in a row that scrolls sideways. */
export function EventRow({ events, now }: EventRowProps) {
  return (
    <ul className={styles.row}>
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} now={now} />
        </li>
      ))}
    </ul>
  );
}
