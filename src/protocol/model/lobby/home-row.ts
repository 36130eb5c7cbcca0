import { type InferOutput, nullish, object, picklist, pipe, string, transform } from 'valibot';

/** Kinds of rows on the home page of a member. A `provider` row has the games of one vendor. */
export const homeRowKinds = [
  'new',
  'jackpots',
  'provider',
  'live',
  'fish',
  'poker',
  'sports',
  'draws',
  'matches',
] as const;

export type HomeRowKind = (typeof homeRowKinds)[number];

/** A row of the home page. A row of another kind is left out of its list. */
export const homeRow = pipe(
  object({ rowType: picklist(homeRowKinds), vassalage: nullish(string(), null) }),
  transform(({ rowType, vassalage }) => ({ kind: rowType, vendor: vassalage })),
);

export type HomeRow = InferOutput<typeof homeRow>;
