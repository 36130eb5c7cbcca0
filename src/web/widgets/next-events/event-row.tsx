import type { NextEvent } from '#protocol/model/lobby/next-event.ts';
import { EventCard } from './event-card.tsx';
import { CardRow } from './row-card.tsx';

interface EventRowProps {
  events: readonly NextEvent[];
  /** Epoch milliseconds. */
  now: number;
}

/** Draws and matches in a row that scrolls sideways. */
export function EventRow({ events, now }: EventRowProps) {
  return <CardRow items={events}>{(event) => <EventCard event={event} now={now} />}</CardRow>;
}
