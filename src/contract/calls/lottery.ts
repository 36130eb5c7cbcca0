import { object, pipe, record, string, transform } from 'valibot';
import { defineCall } from '../call.ts';
import { identifier, list, maybeText, text, wholeNumber } from '../model/wire.ts';

const lotteryGame = pipe(
  object({ gameCode: string(), gameId: identifier(), displayName: text(), icon: maybeText() }),
  transform(({ gameCode, gameId, displayName, icon }) => ({
    code: gameCode,
    id: gameId,
    name: displayName,
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

/** The lottery menu: games by group. */
export const getLotteryMenu = defineCall({
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  aliases: ['/lgw/games/game_menus'],
  raw: true,
  constants: { ...prizeMode, device: 'WEB' },
  request: object({}),
  reply: pipe(
    record(string(), object({ gameGroupCode: string(), gameMenus: list(lotteryGame, 500) })),
    transform((groups) =>
      Object.values(groups).map(({ gameGroupCode, gameMenus }) => ({
        code: gameGroupCode,
        games: gameMenus,
      })),
    ),
  ),
});

/** A drawn result: `number` is the issue, `digits` what was drawn, `at` epoch milliseconds. */
const draw = pipe(
  object({
    gameCode: string(),
    displayName: text(),
    numero: identifier(),
    openCode: text(),
    openTime: wholeNumber(),
  }),
  transform(({ gameCode, displayName, numero, openCode, openTime }) => ({
    game: gameCode,
    name: displayName,
    number: numero,
    digits: openCode,
    at: openTime,
  })),
);

/** The last draw of each game, for everybody. */
export const getLatestDraws = defineCall({
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  moduleId: 'AGEANNOUNCE3',
  raw: true,
  request: object({}),
  reply: list(draw, 500),
});

/** The last draws, for members. */
export const getMemberDraws = defineCall({
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  token: 'required',
  raw: true,
  request: object({}),
  reply: list(draw, 500),
});
