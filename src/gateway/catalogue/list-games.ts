import { sql as raw } from 'kysely';
import type { Sql } from '../store/database.ts';
import { isHiddenAt, isShownAt } from './hidden-games.ts';
import { isCalled } from './name-search.ts';
import { isOutsideOf } from './placed-games.ts';

/** States that the operator filters games by. */
export const gameStates = ['shown', 'hidden', 'scheduled'] as const;

/** A part of the catalogue, as the operator looks for it. Empty texts and null mean all games. */
export interface GameSearch {
  /** A part of the name or of the code, or the whole number. */
  readonly text: string;
  readonly category: string;
  readonly state: (typeof gameStates)[number] | null;
  /** A list of the operator whose games are left out. */
  readonly outside?: string;
}

function selectFound(sql: Sql, { text, category, state, outside }: GameSearch, now: number) {
  const scheduled = raw<boolean>`coalesce(hidden_game.starts_at > ${now}, false)`;
  return sql
    .selectFrom('game')
    .innerJoin('vendor', (on) =>
      on.onRef('vendor.code', '=', 'game.vendor').onRef('vendor.category', '=', 'game.category'),
    )
    .leftJoin('hidden_game', 'hidden_game.node_id', 'game.node_id')
    .$if(text.trim() !== '', (all) => all.where(isCalled(text)))
    .$if(category !== '', (all) => all.where(raw<string>`game.category`, '=', category))
    .$if(outside !== undefined, (all) => all.where(isOutsideOf(outside ?? '')))
    .$if(state === 'hidden', (all) => all.where(isHiddenAt(now)))
    .$if(state === 'scheduled', (all) => all.where(scheduled))
    .$if(state === 'shown', (all) =>
      all.where(isShownAt(now)).where(raw<boolean>`not ${scheduled}`),
    );
}

/** A page of games by name, with their times while they are hidden, and the number of all that were found. */
export async function listGames(
  sql: Sql,
  search: GameSearch,
  { now, page, size }: { readonly now: number; readonly page: number; readonly size: number },
) {
  const found = selectFound(sql, search, now);
  const { total } = await found
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const games = await found
    .select(['game.node_id as nodeId', 'game_id as code', 'game.name', 'game.category'])
    .select(['vendor.name as vendor', 'under_maintenance as isClosed'])
    .select(['hidden_game.reason', 'hidden_game.starts_at', 'hidden_game.ends_at'])
    .orderBy(raw`lower(game.name)`)
    .orderBy('game.node_id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { games, total, page };
}

/** The category of a game. Undefined when there is no such game. */
export function findGame(sql: Sql, nodeId: number) {
  const game = sql.selectFrom('game').select('category').where('node_id', '=', nodeId);
  return game.executeTakeFirst();
}
