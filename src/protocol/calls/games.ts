import {
  type InferOutput,
  maxLength,
  maxValue,
  minValue,
  object,
  optional,
  picklist,
  pipe,
  string,
  transform,
} from 'valibot';
import { defineCall } from '../call.ts';
import { game } from '../model/game.ts';
import { count, countOrNull } from '../model/readers/count.ts';
import { flag, identifier, list, text, wholeNumber } from '../model/wire.ts';
import { gameTypeFilter } from '../vocabulary/category.ts';

const platform = 'flash,html5-desktop';
const code = pipe(string(), maxLength(40));

const gameOrder = picklist(['', 'name', 'newest']);

/** Order of a list of games; empty for the most played first. */
export type GameOrder = InferOutput<typeof gameOrder>;

/** One page of games, from page 1, at most 100 games a page. Guests may call it. */
export const getGames = defineCall({
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  moduleId: 'GAMELO3',
  token: 'optional',
  wireNames: {
    category: 'gameType',
    vendor: 'vassalage',
    slotClass: 'gameClassify',
    page: 'pageNo',
    search: 'gameName',
    leastBet: 'minBet',
    leastLines: 'minLines',
    sort: 'sortBy',
  },
  constants: { clientType: 3, platform },
  context: { merchant: 'merchant', language: 'language' },
  request: object({
    category: gameTypeFilter,
    vendor: optional(code, ''),
    slotClass: optional(code, ''),
    search: optional(pipe(string(), maxLength(60)), ''),
    /** Lowest stake in whole pesos; 0 for any. */
    leastBet: optional(pipe(wholeNumber(), maxValue(1e9)), 0),
    /** Lowest number of lines; 0 for any. */
    leastLines: optional(pipe(wholeNumber(), maxValue(1e9)), 0),
    sort: optional(gameOrder, ''),
    page: pipe(wholeNumber(), minValue(1)),
    pageSize: pipe(wholeNumber(), minValue(1), maxValue(100)),
  }),
  reply: pipe(
    object({
      games: list(game, 500),
      pageNum: count(),
      totalPages: countOrNull(),
      totalCount: countOrNull(),
    }),
    transform(({ games, totalPages, totalCount }) => ({
      games,
      /** Null when the gateway gives none. */
      pages: totalPages,
      total: totalCount,
    })),
  ),
});

/** The games that the member played last, newest first. */
export const getRecentGames = defineCall({
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  moduleId: 'GAMELOREC3',
  token: 'required',
  constants: { clientType: 3, platform: 'html5-desktop', pageNo: 1, pageSize: 24 },
  context: { language: 'language' },
  request: object({}),
  reply: pipe(
    object({ list: list(game, 200) }),
    transform(({ list: games }) => games),
  ),
});

/** Tables of a vendor of games against other players. */
export const getRooms = defineCall({
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  moduleId: 'GAMELO3',
  token: 'required',
  wireNames: { vendor: 'vassalage' },
  request: object({ vendor: code }),
  reply: pipe(
    object({
      rooms: list(object({ roomId: identifier(), name: text(), open: flag() }), 200),
    }),
    transform(({ rooms }) => rooms.map(({ roomId, name, open }) => ({ id: roomId, name, open }))),
  ),
});
