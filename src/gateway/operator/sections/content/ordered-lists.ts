import { type GameType, gameTypes } from '#protocol/vocabulary/category.ts';
import { frontOf, rowOf } from '../../../catalogue/catalogue.ts';
import { BadRequest } from '../../read-body.ts';

/** A list whose games the operator orders. */
export interface GameList {
  /** Its name in the store. */
  readonly list: string;
  readonly title: string;
  readonly text: string;
  /** Said without games. */
  readonly empty: string;
  /** The category that its games are of. Null for games of any. */
  readonly category: GameType | null;
  /** Most games. */
  readonly most: number;
}

/** The games that stand before the others of a category. */
const frontList = (category: GameType): GameList => ({
  list: frontOf(category),
  title: `Lobby, ${category}`,
  text: 'These games stand first in the lobby of their category, for everybody, unless a player asks for another order.',
  empty: 'No game was put to the front. Hot games come first.',
  category,
  most: 100,
});

/** The games of a row of the home page. */
const rowList = (row: string): GameList => ({
  list: rowOf(row),
  title: `Home page, ${row}`,
  text:
    row === 'hot'
      ? 'These are the hot games, in this order, for everybody. The filter for hot slots has the slots among them.'
      : 'These games are the row, in this order, for all members. Settings has the rows and their order.',
  empty: 'No game was chosen: the row has games of the catalogue.',
  category: null,
  most: row === 'hot' ? 60 : 24,
});

/** Rows of events. They have no games. */
const eventRows: readonly string[] = ['draws', 'matches'];

/** The lists that the operator can fill: the front of each category, and the rows of the home page. */
export function listsOf(homeRows: readonly string[]): GameList[] {
  const rows = ['hot', ...homeRows.filter((row) => !eventRows.includes(row))];
  return [...gameTypes.map(frontList), ...[...new Set(rows)].map(rowList)];
}

/** The list of a name. Throws a BadRequest for an unknown one. */
export function findList(lists: readonly GameList[], asked: string | undefined): GameList {
  const found = lists.find(({ list }) => list === asked);
  if (found === undefined) throw new BadRequest('There is no such list');
  return found;
}
