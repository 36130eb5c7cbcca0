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
export const shape = array(lane);
