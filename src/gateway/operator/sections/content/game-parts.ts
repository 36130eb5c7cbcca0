import type { listGames } from '../../../catalogue/catalogue.ts';
import { scheduleState } from '../../../content/content.ts';
import { BadRequest } from '../../read-body.ts';
import type { Cell } from '../../view.ts';
import { field, state } from '../../view-parts.ts';

/** Games of one page. */
export const size = 25;

/** The last page that can be asked for. */
const lastPage = 10_000;

/** Said about a number that no game has. */
export const noGame = 'There is no such game';

/** The number of a game in an address. Throws a BadRequest for none: numbers are whole numbers of 32 bits. */
export function readGame(text: string): number {
  const nodeId = Number(text);
  if (/^\d{1,10}$/.test(text) && nodeId <= 2_147_483_647) return nodeId;
  throw new BadRequest(noGame);
}

type FoundGames = Awaited<ReturnType<typeof listGames>>;

/** A game of the console. */
export type FoundGame = FoundGames['games'][number];

/** The state of a game, and the times and the reason for which it is hidden. */
type GameState = Pick<FoundGame, 'reason' | 'starts_at' | 'ends_at' | 'isClosed'>;

/** The times of a game that is hidden or is going to be. Undefined for a game that is shown. */
export function timesOf({ reason: why, starts_at: from, ends_at: until }: GameState, now: number) {
  if (why === null || from === null) return undefined;
  const times = { reason: why, starts_at: from, ends_at: until };
  const hidden = scheduleState(times, now);
  return hidden === 'ended' ? undefined : { ...times, isHidden: hidden === 'shown' };
}

/** The times of a hidden game. */
export type HiddenTimes = NonNullable<ReturnType<typeof timesOf>>;

/** The state of a game: hidden by itself, else closed with its vendor. */
export function stateOf({ isClosed }: GameState, times: HiddenTimes | undefined): Cell {
  if (times?.isHidden) return state('hidden');
  if (isClosed) return state('closed');
  return state(times === undefined ? 'shown' : 'scheduled');
}

/** The field that asks for games. */
export const searchField = (value: string) =>
  field({ name: 'text', label: 'Name, code or number', type: 'search', value });

/** The page of a list that is asked for. Throws a BadRequest for a text that is no page. */
export function readPage(text: string | undefined): number {
  const page = text === undefined || text === '' ? 1 : Number(text);
  if (Number.isInteger(page) && page >= 1 && page <= lastPage) return page;
  throw new BadRequest('There is no such page');
}

interface FoundPage extends FoundGames {
  readonly page: number;
}

/** The places of the games of a page among all that were found. Empty without games. */
export function placeWords({ games, total, page }: FoundPage): string {
  const first = (page - 1) * size;
  return games.length === 0 ? '' : `${first + 1} to ${first + games.length} of ${total}. `;
}

/** The links to the pages beside a page of games. */
export function pageLinks(
  section: string,
  query: Readonly<Record<string, string>>,
  { page, total }: FoundPage,
) {
  const last = Math.max(1, Math.ceil(total / size));
  const to = (text: string, number: number) => {
    const asked = { ...query, page: String(number) };
    return { kind: 'link', text, section, query: asked } as const;
  };
  return [
    ...(page > 1 ? [to('Page before', Math.min(page - 1, last))] : []),
    ...(page < last ? [to('Next page', page + 1)] : []),
  ];
}
