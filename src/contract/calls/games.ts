import {
  type InferOutput,
  literal,
  maxLength,
  maxValue,
  minLength,
  minValue,
  object,
  optional,
  picklist,
  pipe,
  string,
  transform,
  union,
  variant,
} from 'valibot';
import { defineCall } from '../call.ts';
import { game } from '../model/game.ts';
import { flag, identifier, list, text, wholeNumber } from '../model/wire.ts';

const platform = 'flash,html5-desktop';
const code = pipe(string(), maxLength(40));

const gameOrder = picklist(['', 'name', 'newest']);

/** How a list of games may be ordered. */
export type GameOrder = InferOutput<typeof gameOrder>;

/** One page of games, from page 1, at most 100 a page. Guests are answered too. */
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
    category: code,
    vendor: optional(code, ''),
    slotClass: optional(code, ''),
    search: optional(pipe(string(), maxLength(60)), ''),
    /** Whole pesos that a bet takes at least; 0 for any game. */
    leastBet: optional(wholeNumber(), 0),
    /** Lines there are at least; 0 for any game. */
    leastLines: optional(wholeNumber(), 0),
    /** The most played first when it is empty. */
    sort: optional(gameOrder, ''),
    page: pipe(wholeNumber(), minValue(1)),
    pageSize: pipe(wholeNumber(), minValue(1), maxValue(100)),
  }),
  reply: pipe(
    object({
      games: list(game, 500),
      pageNum: wholeNumber(),
      totalPages: wholeNumber(),
      totalCount: wholeNumber(),
    }),
    transform(({ games, pageNum, totalPages, totalCount }) => ({
      games,
      page: pageNum,
      pages: totalPages,
      total: totalCount,
    })),
  ),
});

/** The games the member played last, newest first. */
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

/** Tables of a player-against-player vendor. */
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

const vendorLaunch = object({
  launchMode: literal('GLS'),
  vendor: pipe(code, minLength(1)),
  gameId: identifier(),
  nodeId: wholeNumber(),
});

const lotteryLaunch = object({
  launchMode: literal('LOTT'),
  lottoGameCode: optional(code, ''),
  lottoView: union([literal('betting'), literal('lobby')]),
});

const address = pipe(string(), minLength(1), maxLength(4_000));

/** Where a game is to be played: an address that works once and soon. Refused with `need_true_account`, `game_under_maintenance`, `insufficient_balance`. */
export const launchGame = defineCall({
  method: 'GET',
  path: '/wps/game/launchGame',
  moduleId: 'GAMELO3',
  token: 'required',
  wireNames: { vendor: 'vassalage' },
  constants: {
    accountType: 1,
    confirmTrans: 0,
    clientType: 3,
    platform: 'html5-desktop',
    webView: false,
    lottoPrizeMode: 'Lott',
    device: 'WEB',
  },
  context: { merchantCode: 'merchant', language: 'language' },
  request: variant('launchMode', [vendorLaunch, lotteryLaunch]),
  reply: pipe(
    union([
      pipe(
        object({ content: object({ game_url: address }) }),
        transform(({ content }) => content.game_url),
      ),
      pipe(
        object({ gameUrl: address }),
        transform(({ gameUrl }) => gameUrl),
      ),
      pipe(
        object({ url: address }),
        transform(({ url }) => url),
      ),
    ]),
    transform((url) => ({ url })),
  ),
});
