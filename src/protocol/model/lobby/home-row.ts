import { check, type InferOutput, object, pipe, transform } from 'valibot';
import { wordOrNull } from '../readers/word.ts';
import { type Game, game } from '../game.ts';
import { identifierOrNull, list } from '../wire.ts';

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

/**
 * A row of the home page. A row of an unknown kind shows the games of its vendor. Without one it says nothing, and is left out
 * of its list.
 */
export const homeRow = pipe(
  object({
    rowType: wordOrNull(homeRowKinds),
    vassalage: identifierOrNull(),
    gameList: list(game, 60),
  }),
  check(({ rowType, vassalage }) => rowType !== null || vassalage !== null),
  transform(({ rowType, vassalage, gameList }) => {
    /** The games that the operator has chosen. Empty: the row has games of its kind. */
    const games: readonly Game[] = gameList;
    return { kind: rowType ?? 'provider', vendor: vassalage, games };
  }),
);

export type HomeRow = InferOutput<typeof homeRow>;
