import * as calls from '#contract/calls/favourites.ts';
import * as stars from '#contract/calls/favourite-changes.ts';
import { Refusal } from '../http/refusal.ts';
import { answer } from '../http/request-context.ts';
import { gameCard, selectGames } from '../catalogue/game-card.ts';

const most = 1000;

export const getFavourites = answer(calls.getFavourites, async (_, { member, sql }) => {
  const rows = await sql
    .selectFrom('favourite')
    .select('node_id')
    .where('member_id', '=', member.id)
    .orderBy('starred_at', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => row.node_id);
});

export const getFavouriteGames = answer(calls.getFavouriteGames, async (_, { member, sql }) => {
  const rows = await selectGames(sql)
    .innerJoin('favourite', 'favourite.node_id', 'game.node_id')
    .where('member_id', '=', member.id)
    .orderBy('starred_at', 'desc')
    .limit(most)
    .execute();
  return { content: rows.map(gameCard) };
});

export const addFavourite = answer(stars.addFavourite, async ({ nodeId }, visit) => {
  const { member, sql, now } = visit;
  const game = sql.selectFrom('game').select('node_id').where('node_id', '=', nodeId);
  if (!(await game.executeTakeFirst())) throw new Refusal(404, 'not_found');
  await sql
    .insertInto('favourite')
    .values({ member_id: member.id, node_id: nodeId, starred_at: now })
    .onConflict((on) => on.doNothing())
    .execute();
  return undefined;
});

export const removeFavourite = answer(stars.removeFavourite, async ({ nodeId }, visit) => {
  await visit.sql
    .deleteFrom('favourite')
    .where('member_id', '=', visit.member.id)
    .where('node_id', '=', nodeId)
    .execute();
  return undefined;
});
