import { proxy } from 'valtio/vanilla';
import { getNextEvents } from '#protocol/calls/lobby-lists.ts';
import type { Language } from '#protocol/model/language.ts';
import type { NextEvent } from '#protocol/model/lobby/next-event.ts';
import type { Category } from '#protocol/vocabulary/category.ts';
import { keptNextEvents } from './kept-games.ts';
import type { Cache } from '../cache/cache.ts';
import type { Send } from '../client/send.ts';
import type { Events } from '../events.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import { anything, vendorFilter } from './search-games.ts';

interface NextEventsState extends QueryState {
  /** By time. Some may have begun since they were loaded. */
  events: readonly NextEvent[];
}

interface Needs {
  send: Send;
  cache: Cache;
  language(): Language;
  events: Events;
  now(): number;
}

/** The next draws and matches. */
export function createNextEvents(needs: Needs) {
  const { send, cache, language } = needs;
  const state = proxy<NextEventsState>({ ...idle(), events: [] });
  const { load } = createQuery({
    ...needs,
    state,
    refreshOn: ['language', 'online'],
    keep: () => cache.entry(keptNextEvents, language()),
    call: (options) => send(getNextEvents, {}, options),
    show: (events) => ({ events }),
  });
  return { state, load };
}

export type NextEvents = ReturnType<typeof createNextEvents>;

/** The events of a category that begin after a time. The app takes e-sports and cockfights from the sports of gateways. */
export function eventsOf(
  events: readonly NextEvent[],
  category: Category,
  now: number,
): NextEvent[] {
  const listed = category === 'ELOTT' ? 'ELOTT' : 'SPORTS';
  const belongs = vendorFilter({ ...anything, category });
  return events.filter(
    (one) => one.category === listed && one.at > now && (belongs?.(one.vendor) ?? true),
  );
}
