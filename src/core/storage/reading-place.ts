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
  /** The path of the page, with what it looks for. */
  address: string(),
  /** How many pages of the list had been read. */
  pages: pipe(number(), minValue(1)),
  /** How far the page was scrolled, in CSS pixels. */
  top: pipe(number(), minValue(0)),
});

/** Where a long list was left. */
export type Place = InferOutput<typeof place>;

/** Where a long list was left when the browser let go of the page: by a reload, or because a phone needed the room. */
export interface ReadingPlace {
  leave(place: Place): void;
  /** The place at this address. Null once it was taken: within the app the router knows the way. */
  left(address: string): Place | null;
  /** The same, once. */
  take(address: string): Place | null;
}

const kept = pipe(string(), parseJson(), place);

/** Keeps it for this tab alone. */
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
