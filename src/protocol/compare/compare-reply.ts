import { type GenericSchema, safeParse } from 'valibot';
import type { Call } from '../call.ts';
import { isPlain } from '../model/wire.ts';
import { masked, type Oddity, oddityOf } from './spelling.ts';

/**
 * A difference between a reply and the spelling of our own gateway. `path` names the field, with `[]` for the rows of a
 * list. No part of it holds a value of the reply.
 *
 * - `odd`: the value was read, or counts as missing.
 * - `needed`: the reply, or the part around the field, cannot be read without it.
 * - `leftOut`: rows of a list that cannot be read. `path` and `came` are the first cause.
 */
export type Difference = { readonly path: string; readonly count: number } & (
  | ({ readonly kind: 'odd' } & Oddity)
  | { readonly kind: 'needed'; readonly came: string }
  | { readonly kind: 'leftOut'; readonly came: string; readonly list: string; readonly of: number }
);

interface Comparison {
  /** The app can use the reply. */
  readonly isRead: boolean;
  readonly differences: readonly Difference[];
}

/** The parts of schemas that a walk goes through. */
interface Parts {
  readonly type: string;
  readonly entries?: Readonly<Record<string, GenericSchema>>;
  readonly wrapped?: GenericSchema;
  /** The item of our `list` and of an array. */
  readonly item?: GenericSchema;
  /** The schema of the values of a record. */
  readonly value?: GenericSchema;
  /** The discriminator of a variant. */
  readonly key?: string;
  readonly options?: readonly GenericSchema[];
  readonly fallback?: unknown;
}

const partsOf = (schema: GenericSchema): Parts => schema;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const fieldsOf = (value: object) => new Map<string, unknown>(Object.entries(value));
const reads = (schema: GenericSchema, value: unknown) => safeParse(schema, value).success;
const below = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

/** The item of a list of ours; undefined for any other schema. */
const itemOf = ({ type, item }: Parts) => (type === 'array' ? undefined : item);

/** The schema below all that makes it optional. */
function bare(schema: GenericSchema): GenericSchema {
  const parts = partsOf(schema);
  return parts.wrapped && !itemOf(parts) ? bare(parts.wrapped) : schema;
}

/** A field that our own gateway may leave out. */
const mayMiss = (schema: GenericSchema) => partsOf(schema).wrapped !== undefined;

/** The option of a variant whose discriminator accepts the value; undefined for none. */
function optionFor({ key = '', options }: Parts, value: object): GenericSchema | undefined {
  const sent = fieldsOf(value).get(key);
  return options?.find((option) => {
    const discriminator = partsOf(option).entries?.[key];
    return discriminator && reads(discriminator, sent);
  });
}

/** Rows of a list as its reader finds them: its items, the values of a map, or one item without its list. */
function rowsOf(value: object): readonly unknown[] {
  if (Array.isArray(value)) return value;
  const values: unknown[] = Object.values(value);
  return values.some(isPlain) ? [value] : values;
}

/** Notes of one reply. The same difference of several rows is one note with a count. */
function createNotes() {
  const notes = new Map<string, Difference>();
  return {
    add(difference: Difference): void {
      const { count, ...rest } = difference;
      const id = difference.kind === 'odd' ? [difference.path, difference.madeOf] : rest;
      const key = JSON.stringify(id);
      const before = notes.get(key);
      notes.set(key, before ? { ...before, count: before.count + count } : difference);
    },
    all: () => [...notes.values()],
    /** The number of causes for which something cannot be read. */
    needs: () => [...notes.values()].filter(({ kind }) => kind === 'needed').length,
  };
}

type Notes = ReturnType<typeof createNotes>;

interface Place {
  readonly path: string;
  readonly notes: Notes;
}

function recordOddity({ path, notes }: Place, odd: Oddity | null): void {
  if (odd) notes.add({ kind: 'odd', path, count: 1, ...odd });
}

/** The first cause why a schema refuses a value: the field and what came. */
function firstNeed(schema: GenericSchema, value: unknown, path: string) {
  const notes = createNotes();
  walk(schema, value, { path, notes });
  return (
    notes.all().find(({ kind }) => kind === 'needed') ??
    ({ kind: 'needed', path, count: 1, came: masked(value) } as const)
  );
}

function walkList(item: GenericSchema, value: unknown, { path, notes }: Place): void {
  if (!isObject(value)) return recordOddity({ path, notes }, listless(value));
  const rows = rowsOf(value);
  if (!Array.isArray(value)) {
    const came = rows[0] === value ? 'a single item' : 'a map of items';
    if (rows.length > 0) recordOddity({ path, notes }, { came, madeOf: 'a list' });
  }
  const bad = rows.filter((row) => !reads(item, row));
  for (const row of rows) if (!bad.includes(row)) walk(item, row, { path: `${path}[]`, notes });
  if (bad.length === 0) return;
  const need = firstNeed(item, bad[0], `${path}[]`);
  const { path: cause, came } = need;
  const count = bad.length;
  notes.add({ kind: 'leftOut', path: cause, came, list: path, of: rows.length, count });
}

const listless = (value: unknown): Oddity | null =>
  value === undefined || value === null ? null : { came: masked(value), madeOf: 'an empty list' };

function walkFields(
  entries: Readonly<Record<string, GenericSchema>>,
  value: object,
  { path, notes }: Place,
): void {
  const fields = fieldsOf(value);
  for (const [name, schema] of Object.entries(entries)) {
    const place = { path: below(path, name), notes };
    if (fields.has(name)) walk(schema, fields.get(name), place);
    else missing(schema, undefined, place);
  }
}

/** A field that is missing or null. */
function missing(schema: GenericSchema, value: unknown, place: Place): void {
  if (mayMiss(schema)) return;
  const came = masked(value);
  if ('fallback' in schema) {
    recordOddity(place, { came, madeOf: null });
  } else if (!reads(schema, value)) {
    place.notes.add({ kind: 'needed', path: place.path, count: 1, came });
  }
}

function walk(schema: GenericSchema, value: unknown, place: Place): void {
  const parts = partsOf(bare(schema));
  const item = itemOf(parts);
  if (item) return walkList(item, value, place);
  if (value === undefined || value === null) return missing(schema, value, place);
  const { path, notes } = place;
  const before = notes.needs();
  const isWalked = isObject(value) && walkParts(parts, value, place);
  if (!reads(bare(schema), value)) {
    // A field of it is the cause, or a rule about the whole.
    if (notes.needs() === before)
      notes.add({ kind: 'needed', path, count: 1, came: masked(value) });
  } else if (!isWalked) {
    recordOddity(place, oddityOf(schema, value));
  }
}

/** Walks through the fields of an object, or the values of a record. False for a schema with neither. */
function walkParts(parts: Parts, value: object, { path, notes }: Place): boolean {
  const chosen = parts.options && optionFor(parts, value);
  const entries = parts.entries ?? (chosen && partsOf(chosen).entries);
  if (entries) walkFields(entries, value, { path, notes });
  const values = parts.value;
  if (values)
    for (const [name, one] of fieldsOf(value))
      walk(values, one, { path: below(path, name), notes });
  return (entries ?? values) !== undefined;
}

/** Compares the value of a reply, as it came, with the schema of its call. */
export function compareReply({ reply }: Pick<Call, 'reply'>, value: unknown): Comparison {
  const notes = createNotes();
  walk(reply, value, { path: '', notes });
  return { isRead: reads(reply, value), differences: notes.all() };
}
