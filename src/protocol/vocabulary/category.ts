import { type InferOutput, picklist } from 'valibot';
import { wordOrOther } from '../model/readers/maybe-word.ts';

/**
 * Kinds of games, one row each by the wire's code, in the order of the navigation. Routes, lobby lanes, words and icons
 * follow this table.
 *
 * - `path` is the page of the category.
 * - `part` is null for a category that gateways list. The app makes each of the others from a listed category: from
 *   some of its vendors, or from one of its slot classes.
 */
export const categories = {
  LIVE: { path: '/live', part: null },
  RNG: { path: '/rng', part: null },
  BINGO: { path: '/bingo', part: { of: 'RNG', slotClass: 'BG' } },
  FISH: { path: '/fish', part: null },
  SPORTS: { path: '/sports', part: null },
  COCKFIGHT: { path: '/cockfight', part: { of: 'SPORTS', vendors: ['SV3', 'TANDANG'] } },
  ESPORTS: {
    path: '/esports',
    part: { of: 'SPORTS', vendors: ['AV', 'IMES', 'IA', 'AI', 'TF'] },
  },
  PVP: { path: '/pvp', part: null },
  ELOTT: { path: '/elott', part: null },
} as const;

type Categories = typeof categories;
export type Category = keyof Categories;

/** Narrows text, such as a part of an address, to a category. */
export function isCategory(code: string): code is Category {
  return Object.hasOwn(categories, code);
}

/** The category whose page a path is, such as `/live`; null for any other path. */
export function categoryAt(path: string): Category | null {
  return categoryCodes.find((code) => categories[code].path === path) ?? null;
}

/** All categories, in the order of the navigation. */
export const categoryCodes = Object.keys(categories).filter(isCategory);

/** A category in a reply. An unknown or missing one is 'other', so that its item stays. */
export const categoryOrOther = wordOrOther(categoryCodes);

/** A category that gateways list games under. */
export type GameType = {
  [Code in Category]: Categories[Code]['part'] extends null ? Code : never;
}[Category];

/** The way in which the app makes a category from one that gateways list. */
interface CategoryPart {
  readonly of: GameType;
  /** Codes of the vendors that belong to it. */
  readonly vendors?: readonly string[];
  /** The slot class whose games belong to it. */
  readonly slotClass?: string;
}

/** The origin of a category that the app makes; null for one that gateways list. */
export function partOf(code: Category): CategoryPart | null {
  return categories[code].part;
}

/** Returns whether gateways list a category, or the app makes it. */
export function isGameType(code: Category): code is GameType {
  return categories[code].part === null;
}

/** The category that a list of slots shows: the one made of its slot class, else slots. */
export function slotCategory(slotClass: string | undefined): Category {
  const shown = categoryCodes.find((code) => partOf(code)?.slotClass === (slotClass ?? ''));
  return shown ?? 'RNG';
}

/** All categories that gateways list games under. */
export const gameTypes = categoryCodes.filter(isGameType);

/** A category that gateways list, or empty text for any. */
export const gameTypeFilter = picklist(['', ...gameTypes]);
export type GameTypeFilter = InferOutput<typeof gameTypeFilter>;
