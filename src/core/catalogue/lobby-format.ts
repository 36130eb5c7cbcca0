import {
  array,
  boolean,
  type GenericSchema,
  nullable,
  number,
  object,
  optional,
  picklist,
  string,
} from 'valibot';
import type { Lane, VendorCard } from '#protocol/model/vendor.ts';
import { categoryCodes } from '#protocol/vocabulary/category.ts';
import { type HomeRow, homeRowKinds } from '#protocol/model/lobby/home-row.ts';
import type { NextEvent } from '#protocol/model/lobby/next-event.ts';
import { gameShape } from '../cache/game-shape.ts';
import type { SeenGame } from './search-games.ts';

const text = nullable(string());
const category = picklist(categoryCodes);

const showcase = object({
  person: text,
  titlePicture: text,
  title: string(),
  description: string(),
});

const vendorCard: GenericSchema<unknown, VendorCard> = object({
  cardId: string(),
  vendor: string(),
  category,
  name: string(),
  opens: picklist(['games', 'lobby']),
  underMaintenance: boolean(),
  nodeId: nullable(number()),
  gameId: text,
  icon: text,
  picture: text,
  showcase: optional(nullable(showcase), null),
});

const lane: GenericSchema<unknown, Lane> = object({
  category,
  cards: array(vendorCard),
  slotClasses: array(object({ key: string(), name: string(), games: number() })),
});

/** The lobby as the cache writes it. */
export const lobbyFormat = { shape: array(lane) };

const homeRow: GenericSchema<unknown, HomeRow> = object({
  kind: picklist(homeRowKinds),
  vendor: nullable(string()),
});

/** The rows of the home page as the cache writes them. */
export const homeRowsFormat = { shape: array(homeRow) };

const nextEvent: GenericSchema<unknown, NextEvent> = object({
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

const seenGame: GenericSchema<unknown, SeenGame> = object({
  game: gameShape,
  slotClass: string(),
});

/** Games of the lists that were shown, as the cache writes them. */
export const seenGamesFormat = { shape: array(seenGame) };
