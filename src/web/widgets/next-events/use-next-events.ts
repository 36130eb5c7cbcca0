import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Category } from '#protocol/vocabulary/category.ts';
import { eventsOf, type NextEvents } from '#core/catalogue/next-events.ts';
import { useNow } from '../../lib/time/use-now.ts';

const stepMs = 10_000;

/** The events of categories that have not begun, by time. Loads the list again when an event has begun. */
export function useNextEvents({ load, state }: NextEvents, categories: readonly Category[]) {
  const { events, ...query } = useSnapshot(state);
  const now = useNow(stepMs) ?? 0;
  const begun = events.filter(({ at }) => at <= now).length;
  useEffect(() => void load(), [begun, load]);
  const ahead = categories
    .flatMap((category) => eventsOf(events, category, now))
    .toSorted((one, other) => one.at - other.at);
  return { ahead, now, query };
}
