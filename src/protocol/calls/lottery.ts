import { fallback, object, pipe, record, string, transform } from 'valibot';
import { defineCall } from '../call.ts';
import { time } from '../model/readers/time.ts';
import { identifier, list, textOrNull, text } from '../model/wire.ts';

const lotteryGame = pipe(
  object({
    gameCode: string(),
    gameId: identifier(),
    displayName: text(),
    name: text(),
    icon: textOrNull(),
  }),
  transform(({ gameCode, gameId, displayName, name, icon }) => ({
    code: gameCode,
    id: gameId,
    name: displayName || name,
    icon,
  })),
);

const prizeMode = { prizeMode: 'Lott' };

/** The lottery games on sale. */
export const getLotteryGames = defineCall({
  method: 'GET',
  path: '/lgw/games',
  raw: true,
  request: object({}),
  reply: list(lotteryGame, 500),
});

const lotteryGroup = fallback(
  object({ gameGroupCode: text(60), gameMenus: list(lotteryGame, 500) }),
  { gameGroupCode: '', gameMenus: [] },
);

/** The menu of the lottery: games by group. A group without games is left out. */
export const getLotteryMenu = defineCall({
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  aliases: ['/lgw/games/game_menus'],
  raw: true,
  constants: { ...prizeMode, device: 'WEB' },
  request: object({}),
  reply: pipe(
    record(string(), lotteryGroup),
    transform((groups) =>
      Object.entries(groups)
        .map(([key, { gameGroupCode, gameMenus }]) => ({
          code: gameGroupCode || key,
          games: gameMenus,
        }))
        .filter(({ games }) => games.length > 0),
    ),
  ),
});

/** Result of a draw: `number` of the draw, drawn `digits`, `at` in epoch milliseconds. */
const draw = pipe(
  object({
    gameCode: string(),
    displayName: text(),
    numero: identifier(),
    openCode: text(),
    openTime: time(),
  }),
  transform(({ gameCode, displayName, numero, openCode, openTime }) => ({
    game: gameCode,
    name: displayName,
    number: numero,
    digits: openCode,
    at: openTime,
  })),
);

/** The last draw of each game, public. */
export const getLatestDraws = defineCall({
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  moduleId: 'AGEANNOUNCE3',
  raw: true,
  request: object({}),
  reply: list(draw, 500),
});

/** The last draws, for members only. The module of `getLatestDraws` closes it too, and is not sent with it. */
export const getMemberDraws = defineCall({
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  token: 'required',
  raw: true,
  request: object({}),
  reply: list(draw, 500),
});
