import * as calls from '#protocol/calls/lottery.ts';
import { mediaRoot } from '#protocol/paths.ts';
import { worded } from '../store/worded.ts';
import { handle, type RequestContext } from '../http/request-context.ts';
import { requireModule } from '../system/system.ts';

function selectGames({ sql, language }: RequestContext) {
  return sql
    .selectFrom('lottery_game')
    .select(['code', 'id', 'group_code', worded('names', language).as('name')])
    .orderBy('sort')
    .limit(500);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectGames>['execute']>>[number];

function lotteryGame({ code, id, name }: Row) {
  return {
    gameCode: code,
    gameId: id,
    displayName: name,
    icon: `${mediaRoot}/lottery/${code}.svg`,
  };
}

function selectDraws({ sql, language, now }: RequestContext) {
  return sql
    .selectFrom('lottery_draw')
    .innerJoin('lottery_game', 'lottery_game.code', 'lottery_draw.game_code')
    .select(['game_code', 'numero', 'open_code', 'opened_at', worded('names', language).as('name')])
    .where('opened_at', '<=', now);
}

type Draw = Awaited<ReturnType<ReturnType<typeof selectDraws>['execute']>>[number];

function draw(row: Draw) {
  return {
    gameCode: row.game_code,
    displayName: row.name,
    numero: row.numero,
    openCode: row.open_code,
    openTime: row.opened_at,
  };
}

export const getLotteryGames = handle(calls.getLotteryGames, async (_, context) =>
  (await selectGames(context).execute()).map(lotteryGame),
);

export const getLotteryMenu = handle(calls.getLotteryMenu, async (_, context) => {
  const rows = await selectGames(context).execute();
  const groups = [...new Set(rows.map((row) => row.group_code))];
  return Object.fromEntries(
    groups.map((code) => {
      const games = rows.filter((row) => row.group_code === code);
      return [code, { gameGroupCode: code, gameMenus: games.map(lotteryGame) }];
    }),
  );
});

export const getLatestDraws = handle(calls.getLatestDraws, async (_, context) => {
  const rows = await selectDraws(context)
    .distinctOn('game_code')
    .orderBy('game_code')
    .orderBy('opened_at', 'desc')
    .limit(500)
    .execute();
  return rows.toSorted((a, b) => b.opened_at - a.opened_at).map(draw);
});

export const getMemberDraws = handle(calls.getMemberDraws, async (_, context) => {
  requireModule(context, 'AGEANNOUNCE3');
  const rows = await selectDraws(context).orderBy('opened_at', 'desc').limit(100).execute();
  return rows.map(draw);
});
