import { sql as raw } from 'kysely';
import type { RequestOf } from '#contract/call.ts';
import type { GameOrder } from '#contract/calls/games.ts';
import * as calls from '#contract/calls/games.ts';
import type { Sql } from '../store/database.ts';
import { handle } from '../http/request-context.ts';
import { gameCard, selectGames } from './catalogue.ts';

/** An `ilike` pattern for a part of a name. Escapes `%` and `_`. */
function patternOf(search: string): string {
  return `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`;
}

function findGames(sql: Sql, wanted: RequestOf<typeof calls.getGames>) {
  const { category, vendor, slotClass, search, leastBet, leastLines } = wanted;
  return selectGames(sql).where((where) =>
    where.and([
      ...(category === '' ? [] : [where('category', '=', category)]),
      ...(vendor === '' ? [] : [where('vendor', '=', vendor)]),
      ...(slotClass === '' ? [] : [where('slot_class', '=', slotClass)]),
      ...(search.trim() === '' ? [] : [where('name', 'ilike', patternOf(search))]),
      ...(leastBet === 0 ? [] : [where('least_bet', '>=', leastBet * 100)]),
      ...(leastLines === 0 ? [] : [where('lines', '>=', leastLines)]),
    ]),
  );
}

/** Without an order, hot games come first, by rank. */
const orders = {
  '': raw`case when hot = 0 then 100000 else hot end`,
  name: raw`lower(name)`,
  newest: raw`-node_id`,
} satisfies Record<GameOrder, unknown>;

export const getGames = handle(calls.getGames, async (wanted, { sql }) => {
  const { page, pageSize } = wanted;
  const games = findGames(sql, wanted);
  const { total } = await sql
    .selectFrom(games.as('found'))
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await games
    .orderBy(orders[wanted.sort])
    .orderBy('node_id')
    .limit(pageSize)
    .offset(Math.min((page - 1) * pageSize, total))
    .execute();
  return {
    games: rows.map(gameCard),
    pageNum: page,
    totalPages: Math.ceil(total / pageSize),
    totalCount: total,
  };
});

/** The rooms of a player-against-player vendor. Each of its games has one. */
export const getRooms = handle(calls.getRooms, async ({ vendor }, { sql }) => {
  const games = await selectGames(sql)
    .where('category', '=', 'PVP')
    .where('vendor', '=', vendor)
    .orderBy('node_id')
    .limit(100)
    .execute();
  const rooms = games.map(({ node_id: id, name }) => ({ roomId: String(id), name, open: true }));
  return { rooms };
});
