/** The page that a request asks for. */
interface WantedPage {
  readonly page: number;
  readonly size: number;
  readonly asOf?: number | undefined;
  readonly after?: string | undefined;
}

/** A row of a record: records are read by time and id, from the newest. */
export interface RecordKey {
  readonly at: number;
  readonly id: string;
}

/** The part of a record to read. */
export interface RecordPage {
  readonly size: number;
  /** Rows to skip. */
  readonly offset: number;
  /** The row before the first one; null to count from the newest. */
  readonly after: RecordKey | null;
}

/** The time of the first page. A time in the future would let rows arrive between two pages. */
export function asOfOf({ asOf }: WantedPage, now: number): number {
  return Math.min(asOf ?? now, now);
}

/** Writes the key of a row. */
export const writeKey = ({ at, id }: RecordKey): string => `${at}_${id}`;

/** Reads a key that `writeKey` has written. */
export function readKey(key: string): RecordKey {
  const [at = '', id = ''] = key.split('_');
  return { at: Number(at), id };
}

/** The part of a record of `count` rows that a request wants: by key where the request has one, else by number. */
export function recordPageOf({ page, size, after }: WantedPage, count: number): RecordPage {
  if (after !== undefined) return { size, offset: 0, after: readKey(after) };
  return { size, offset: Math.min((page - 1) * size, count), after: null };
}

/** The key of the next page; null for the last page. */
export function nextKey(rows: readonly RecordKey[], { page, size }: WantedPage, count: number) {
  const last = rows.at(-1);
  return last && page * size < count ? writeKey(last) : null;
}
