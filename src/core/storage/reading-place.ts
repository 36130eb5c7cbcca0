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
import type { SessionKeys } from './session-keys.ts';

const place = object({
  /** Path and query of the page. */
  address: string(),
  /** Number of pages that were loaded. */
  pages: pipe(number(), minValue(1)),
  /** Scroll position in CSS pixels. */
  top: pipe(number(), minValue(0)),
});

/** A position in a long list. */
export type Place = InferOutput<typeof place>;

/** The position in a long list when the browser dropped the page, by a reload or for lack of memory. */
interface ReadingPlace {
  leave(place: Place): void;
  /** The position at this address. Null once it was taken, since the router restores positions within the app. */
  left(address: string): Place | null;
  /** Returns the position once. */
  take(address: string): Place | null;
}

const kept = pipe(string(), parseJson(), place);

/** Keeps the position for this tab. */
export function createReadingPlace({ read, write }: SessionKeys): ReadingPlace {
  let isTaken = false;

  function left(address: string): Place | null {
    const { success, output } = safeParse(kept, read('readingPlace'));
    return success && !isTaken && output.address === address ? output : null;
  }

  function take(address: string): Place | null {
    const found = left(address);
    isTaken = true;
    return found;
  }

  return { leave: (where) => write({ readingPlace: JSON.stringify(where) }), left, take };
}
