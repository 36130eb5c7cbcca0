import * as calls from '#protocol/calls/favourites.ts';
import * as changes from '#protocol/calls/favourite-changes.ts';
import { gameCard, isShownAt, selectGames } from '../catalogue/catalogue.ts';
import { Refusal } from '../http/refusal.ts';
import { handle } from '../http/request-context.ts';

const maxFavourites = 1000;

export const getFavourites = handle(calls.getFavourites, async (_, { member, sql, now }) => {
  const rows = await sql
    .selectFrom('favourite')
    .select('node_id')
    .where('member_id', '=', member.id)
    .where(isShownAt(now, 'favourite.node_id'))
    .orderBy('starred_at', 'desc')
    .limit(maxFavourites)
    .execute();
  return rows.map((row) => row.node_id);
});

export const getFavouriteGames = handle(
  calls.getFavouriteGames,
  async (_, { member, sql, now }) => {
    const rows = await selectGames(sql, now)
      .innerJoin('favourite', 'favourite.node_id', 'game.node_id')
      .where('member_id', '=', member.id)
      .orderBy('starred_at', 'desc')
      .limit(maxFavourites)
      .execute();
    return { content: rows.map((row) => gameCard(row)) };
  },
);

export const addFavourite = handle(changes.addFavourite, async ({ nodeId }, context) => {
  const { member, sql, now } = context;
  const game = sql.selectFrom('game').select('node_id').where('node_id', '=', nodeId);
  if (!(await game.executeTakeFirst())) throw new Refusal(404, 'not_found');
  await sql
    .insertInto('favourite')
    .values({ member_id: member.id, node_id: nodeId, starred_at: now })
    .onConflict((on) => on.doNothing())
    .execute();
  return undefined;
});

export const removeFavourite = handle(changes.removeFavourite, async ({ nodeId }, context) => {
  await context.sql
    .deleteFrom('favourite')
    .where('member_id', '=', context.member.id)
    .where('node_id', '=', nodeId)
    .execute();
  return undefined;
});
