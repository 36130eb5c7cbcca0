import type { Database, Sql } from '../store/database.ts';
import type { LobbyCalendar } from './lobby-calendar.ts';

const keptMs = 60 * 24 * 3_600_000;

/** Draws that the latest results leave to a game that is drawn rarely. */
const keptOfEachGame = 6;

type DrawSeeds = Parameters<LobbyCalendar['drawsUntil']>[1];

/** Adds the draws whose time has come. Several gateways take each draw once. */
export async function takeDraws(
  { sql }: Pick<Database, 'sql'>,
  calendar: LobbyCalendar,
  { now, seeds }: { readonly now: number; readonly seeds: DrawSeeds },
): Promise<void> {
  const due = calendar.drawsUntil(now, seeds);
  if (due.length === 0) return;
  const known = await sql
    .selectFrom('lottery_draw')
    .select('numero')
    .where(
      'numero',
      'in',
      due.map(({ numero }) => numero),
    )
    .execute();
  const taken = new Set(known.map(({ numero }) => numero));
  const games = await sql.selectFrom('lottery_game').select('code').execute();
  const rows = due
    .filter(
      ({ numero, gameCode }) => !taken.has(numero) && games.some(({ code }) => code === gameCode),
    )
    .map(({ gameCode, numero, openCode, opensAt }) => ({
      game_code: gameCode,
      numero,
      open_code: openCode,
      opened_at: opensAt,
    }));
  if (rows.length === 0) return;
  await sql
    .insertInto('lottery_draw')
    .values(rows)
    .onConflict((at) => at.doNothing())
    .execute();
}

/** Deletes draws of two months ago, except the last ones of each game. */
export async function purgeDraws(sql: Sql, now: number): Promise<void> {
  const ranked = sql
    .selectFrom('lottery_draw')
    .select(['numero', 'opened_at'])
    .select((select) =>
      select.fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('game_code').orderBy('opened_at', 'desc'))
        .as('place'),
    )
    .as('ranked');
  const old = sql
    .selectFrom(ranked)
    .select('ranked.numero')
    .where('ranked.place', '>', keptOfEachGame)
    .where('ranked.opened_at', '<', now - keptMs);
  await sql.deleteFrom('lottery_draw').where('numero', 'in', old).execute();
}
