import { getRecentGames as call } from '#protocol/calls/games.ts';
import { gameCard, selectGames } from '../catalogue/catalogue.ts';
import { handle } from '../http/request-context.ts';

export const getRecentGames = handle(call, async (_, { sql, member, now }) => {
  const games = selectGames(sql, now)
    .innerJoin('recent_game', 'recent_game.node_id', 'game.node_id')
    .where('member_id', '=', member.id)
    .orderBy('played_at', 'desc')
    .limit(24);
  return { list: (await games.execute()).map((row) => gameCard(row)) };
});
