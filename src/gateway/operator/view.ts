import {
  array,
  boolean,
  type InferOutput,
  literal,
  nullable,
  number,
  object,
  picklist,
  record,
  string,
  union,
  unknown,
  variant,
} from 'valibot';

/**
 * The words between the gateway and the page of the console: a section is data. The gateway writes these shapes, and the
 * page draws them without knowing the sections. Both sides check them.
 */

const choice = object({ value: string(), label: string() });

/** A field of a form. A name with points is a path in the body: `reward.amount`. */
const field = object({
  name: string(),
  label: string(),
  type: picklist([
    'text',
    'search',
    'number',
    'area',
    'file',
    'check',
    'choice',
    'time',
    'date',
    'moment',
    'picture',
  ]),
  /** A checked box is `on`. The value of a file is its text, the value of a picture is its base64. */
  value: string(),
  required: boolean(),
  hint: string(),
  /** The choices of a `choice`, or suggestions for a text. */
  options: array(choice),
});

/** A request that changes something, with the fields that are filled in before. */
const action = object({
  label: string(),
  method: picklist(['POST', 'PATCH', 'PUT']),
  /** Below the root of the console. */
  path: string(),
  /** Values of the body beside the fields. */
  body: record(string(), unknown()),
  fields: array(field),
  /** Asked before the request. Empty: it is sent at once, unless it has fields. */
  question: string(),
  /** Said when it is done. `{name}` is a value of the answer. */
  done: string(),
  /** Adds a `key` to the body, the same one until the request has succeeded. */
  keyed: boolean(),
  /** The fields are values that are sent only when they were changed. */
  onlyChanged: boolean(),
});

/** Pictures that are looked at side by side. */
const look = object({
  label: string(),
  figures: array(object({ caption: string(), pictures: array(string()) })),
});

const link = object({
  kind: literal('link'),
  text: string(),
  section: string(),
  query: record(string(), string()),
});

const cell = union([
  string(),
  number(),
  /** Epoch milliseconds. */
  object({ kind: literal('time'), at: nullable(number()) }),
  object({ kind: literal('pesos'), pesos: nullable(number()) }),
  object({
    kind: literal('state'),
    word: string(),
    tone: picklist(['good', 'bad', 'waits', 'plain']),
  }),
  /** A public picture of this site. Another cell of the row names it. */
  object({ kind: literal('picture'), source: string() }),
  link,
]);

const row = object({
  key: string(),
  cells: array(cell),
  actions: array(action),
  looks: array(look),
});

const block = variant('kind', [
  object({ kind: literal('form'), title: string(), text: string(), action }),
  object({ kind: literal('buttons'), title: string(), text: string(), actions: array(action) }),
  object({
    kind: literal('table'),
    title: string(),
    text: string(),
    /** Fields that ask for other rows. Their values are the query of the page. */
    filters: array(field),
    columns: array(string()),
    rows: array(row),
    /** Said without rows. */
    empty: string(),
    /** Links below the rows, such as to the next page. */
    links: array(link),
    /** The name of the file that the rows can be saved as. Empty: they cannot be saved. */
    file: string(),
  }),
  object({
    kind: literal('facts'),
    title: string(),
    facts: array(object({ label: string(), cell })),
    actions: array(action),
    /** Milliseconds until the page has to be loaded again, also while somebody uses it. Null: no such time. */
    leftMs: nullable(number()),
  }),
]);

/** The content of a section. */
export const view = object({ title: string(), blocks: array(block) });

/** The menu of the console, and the clock of the gateway. */
export const menu = object({
  now: number(),
  /** Milliseconds that the clock is ahead. */
  ahead: number(),
  operator: object({ name: string(), role: string() }),
  groups: array(
    object({
      title: string(),
      sections: array(object({ name: string(), title: string(), waiting: number() })),
    }),
  ),
});

export type Menu = InferOutput<typeof menu>;
export type Block = InferOutput<typeof block>;
export type Row = InferOutput<typeof row>;
export type Cell = InferOutput<typeof cell>;
export type Field = InferOutput<typeof field>;
export type Action = InferOutput<typeof action>;
export type Look = InferOutput<typeof look>;

/** The milliseconds that a page may stay on the screen before it is loaded again in any case. */
export const leftOf = ({ blocks }: { readonly blocks: readonly Block[] }): number =>
  Math.min(
    ...blocks.map(
      (block) => (block.kind === 'facts' ? block.leftMs : null) ?? Number.POSITIVE_INFINITY,
    ),
  );
