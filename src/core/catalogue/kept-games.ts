import {
  array,
  type GenericSchema,
  nullable,
  number,
  object,
  optional,
  picklist,
  string,
} from 'valibot';
import { categoryCodes } from '#protocol/vocabulary/category.ts';
import { type HomeRow, homeRowKinds } from '#protocol/model/lobby/home-row.ts';
import type { NextEvent } from '#protocol/model/lobby/next-event.ts';
import { declareEntry } from '../cache/declare-entry.ts';
import { gameShape } from '../cache/game-shape.ts';
import type { SeenGame } from './search-games.ts';

const homeRow: GenericSchema<unknown, HomeRow> = object({
  kind: picklist(homeRowKinds),
  vendor: nullable(string()),
  games: optional(array(gameShape), []),
});

/** The rows of the home page of members. */
export const keptHomeRows = declareEntry('home-rows', { shape: array(homeRow) }, 'public');

const nextEvent: GenericSchema<unknown, NextEvent> = object({
  id: string(),
  category: picklist(categoryCodes),
  vendor: string(),
  nodeId: nullable(number()),
  lottery: nullable(string()),
  name: string(),
  league: string(),
  icon: nullable(string()),
  at: number(),
});

/** The next draws and matches. */
export const keptNextEvents = declareEntry('next-events', { shape: array(nextEvent) }, 'public');

const seenGame: GenericSchema<unknown, SeenGame> = object({
  game: gameShape,
  slotClass: string(),
});

/** Games of the lists that were shown, for searching offline. */
export const keptSeenGames = declareEntry('seen-games', { shape: array(seenGame) }, 'public');

/** The games that the member played last. */
export const keptRecentGames = declareEntry('recent-games', { shape: array(gameShape) }, 'private');
