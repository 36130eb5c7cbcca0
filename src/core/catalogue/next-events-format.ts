import { array, type GenericSchema, nullable, number, object, picklist, string } from 'valibot';
import { type NextEvent, nextEventKinds } from '#protocol/model/lobby/next-event.ts';
import { category } from '#protocol/vocabulary/category.ts';

const nextEvent: GenericSchema<unknown, NextEvent> = object({
  kind: picklist(nextEventKinds),
  id: string(),
  category,
  vendor: string(),
  nodeId: nullable(number()),
  lottery: nullable(string()),
  name: string(),
  league: string(),
  icon: nullable(string()),
  at: number(),
});

/** The next draws and matches as the cache writes them. */
export const nextEventsFormat = { shape: array(nextEvent) };
