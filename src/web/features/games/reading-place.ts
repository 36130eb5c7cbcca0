import {
  type InferOutput,
  minValue,
  number,
  object,
  parseJson,
  pipe,
  safeParse,
  string,
} from 'valibot';
import { guardedStorage } from '#core/guarded-storage.ts';

const readingPlace = object({
  address: string(),
  /** How many pages of the list had been read. */
  pages: pipe(number(), minValue(1)),
  /** How far the page was scrolled, in CSS pixels. */
  top: pipe(number(), minValue(0)),
});
/** Where a long list was left. */
export type ReadingPlace = InferOutput<typeof readingPlace>;

const kept = pipe(string(), parseJson(), readingPlace);

const key = 'readingPlace';
const storage = guardedStorage(() => window.sessionStorage);
let isTaken = false;

/** Where the player is. */
export const addressNow = (): string => location.pathname + location.search;

/** Keeps where a long list was left, for when the browser lets go of the page. */
export function leavePlace(pages: number, top: number): void {
  storage.setItem(key, JSON.stringify({ address: addressNow(), pages, top }));
}

/**
 * Where the list of this address was left when the browser let go of the page: by a reload, or because a
 * phone needed the room. Null once it was taken: within the app the router knows the way.
 */
export function placeLeft(): ReadingPlace | null {
  const { success, output } = safeParse(kept, storage.getItem(key));
  return success && !isTaken && output.address === addressNow() ? output : null;
}

/** The same, once. */
export function takePlace(): ReadingPlace | null {
  const left = placeLeft();
  isTaken = true;
  return left;
}
