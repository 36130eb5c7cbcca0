import { getHotGames as hotCall } from '#protocol/calls/lobby.ts';
import { getHomeRows as rowsCall } from '#protocol/calls/lobby-lists.ts';
import { homeRowKinds } from '#protocol/model/lobby/home-row.ts';
import { handle } from '../http/request-context.ts';
import type { Sql } from '../store/database.ts';
import { gameCard, selectGames } from './catalogue.ts';
import { rowOf } from './placed-games.ts';
import { playersAt } from './players-at.ts';

type Card = ReturnType<typeof gameCard>;

/**
 * The games that the operator has chosen for rows of the home page, in their order, by the row. Hidden games are left out. A row
 * without any has games of the catalogue.
 */
async function chosenGames(
  sql: Sql,
  rows: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, readonly Card[]>> {
  if (rows.length === 0) return new Map();
  const found = await selectGames(sql, now)
    .innerJoin('placed_game', 'placed_game.node_id', 'game.node_id')
    .select('placed_game.list')
    .where('placed_game.list', 'in', rows.map(rowOf))
    .orderBy('placed_game.sort')
    .orderBy('placed_game.id')
    .execute();
  const players = await playersAt(sql, found, now);
  const cards = found.map((game) => ({
    list: game.list,
    card: gameCard(game, players.get(game.node_id) ?? 0),
  }));
  return new Map(
    rows.map((row) => {
      const own = cards.filter(({ list }) => list === rowOf(row));
      return [row, own.map(({ card }) => card)];
    }),
  );
}

/** A row of the setting, such as `new` or `provider:HABAGAT`, with the games that the operator has chosen for it. */
export const getHomeRows = handle(rowsCall, async (_, { settings, sql, now }) => {
  const chosen = await chosenGames(sql, settings.homeRows, now);
  const list = settings.homeRows.flatMap((row) => {
    const [kind, vassalage = null] = row.split(':');
    const rowType = homeRowKinds.find((one) => one === kind);
    const gameList = [...(chosen.get(row) ?? [])];
    return rowType === undefined ? [] : [{ rowType, vassalage, gameList }];
  });
  return { list };
});

/** The games that the operator has chosen, else the games of the catalogue by their rank. */
export const getHotGames = handle(hotCall, async (_, { sql, now }) => {
  const chosen = (await chosenGames(sql, ['hot'], now)).get('hot') ?? [];
  if (chosen.length > 0) return { list: [...chosen] };
  const games = selectGames(sql, now).where('hot', '>', 0).orderBy('hot').limit(60);
  return { list: (await games.execute()).map((game) => gameCard(game)) };
});
