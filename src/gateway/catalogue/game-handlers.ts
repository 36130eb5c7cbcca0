import { sql as raw } from 'kysely';
import type { RequestOf } from '#protocol/call.ts';
import type { GameOrder } from '#protocol/calls/games.ts';
import * as calls from '#protocol/calls/games.ts';
import type { Sql } from '../store/database.ts';
import { handle } from '../http/request-context.ts';
import { gameCard, selectGames } from './catalogue.ts';
import { frontOf } from './placed-games.ts';
import { playersAt } from './players-at.ts';
import { hasInName } from './name-search.ts';

function findGames(sql: Sql, wanted: RequestOf<typeof calls.getGames>, now: number) {
  const { category, vendor, slotClass, search, leastBet, leastLines } = wanted;
  return selectGames(sql, now).where((where) =>
    where.and([
      ...(category === '' ? [] : [where('category', '=', category)]),
      ...(vendor === '' ? [] : [where('vendor', '=', vendor)]),
      ...(slotClass === '' ? [] : [where('slot_class', '=', slotClass)]),
      ...(search.trim() === '' ? [] : [hasInName(search)]),
      ...(leastBet === 0 ? [] : [where('least_bet', '>=', leastBet * 100)]),
      ...(leastLines === 0 ? [] : [where('lines', '>=', leastLines)]),
    ]),
  );
}

/** Without an order, hot games come first, by rank. The games that the operator has put to the front of a category stand before. */
const orders = {
  '': raw`case when hot = 0 then 100000 else hot end`,
  name: raw`lower(game.name)`,
  newest: raw`-game.node_id`,
} satisfies Record<GameOrder, unknown>;

export const getGames = handle(calls.getGames, async (wanted, { sql, now }) => {
  const { page, pageSize } = wanted;
  const games = findGames(sql, wanted, now);
  const { total } = await sql
    .selectFrom(games.as('found'))
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const front = wanted.category === '' || wanted.sort !== '' ? '' : frontOf(wanted.category);
  const rows = await games
    .leftJoin('placed_game', (on) =>
      on.onRef('placed_game.node_id', '=', 'game.node_id').on('placed_game.list', '=', front),
    )
    .orderBy('placed_game.sort')
    .orderBy(orders[wanted.sort])
    .orderBy('game.node_id')
    .limit(pageSize)
    .offset(Math.min((page - 1) * pageSize, total))
    .execute();
  const players = await playersAt(sql, rows, now);
  return {
    games: rows.map((row) => gameCard(row, players.get(row.node_id) ?? 0)),
    pageNum: page,
    totalPages: Math.ceil(total / pageSize),
    totalCount: total,
  };
});

/** The rooms of a player-against-player vendor. Each of its games has one. */
export const getRooms = handle(calls.getRooms, async ({ vendor }, { sql, now }) => {
  const games = await selectGames(sql, now)
    .where('category', '=', 'PVP')
    .where('vendor', '=', vendor)
    .orderBy('node_id')
    .limit(100)
    .execute();
  const rooms = games.map(({ node_id: id, name }) => ({ roomId: String(id), name, open: true }));
  return { rooms };
});
