import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../store/database.ts';

/**
 * True for a game that the operator hides at a time in epoch milliseconds. No list has it, and it counts as under maintenance.
 * `column` has the number of the game.
 */
export function isHiddenAt(now: number, column = 'game.node_id'): RawBuilder<boolean> {
  return raw<boolean>`exists (
    select from hidden_game as hidden
    where hidden.node_id = ${raw.ref(column)} and hidden.starts_at <= ${now}
      and (hidden.ends_at is null or hidden.ends_at > ${now}))`;
}

/** True for a game that the operator does not hide at a time. */
export function isShownAt(now: number, column?: string): RawBuilder<boolean> {
  return raw<boolean>`not ${isHiddenAt(now, column)}`;
}

/** The numbers of the games that are hidden at a time. */
export async function hiddenNodes(sql: Sql, now: number): Promise<ReadonlySet<number>> {
  const rows = await sql
    .selectFrom('hidden_game')
    .select('node_id')
    .where(isHiddenAt(now, 'hidden_game.node_id'))
    .execute();
  return new Set(rows.map((row) => row.node_id));
}

/** Times in epoch milliseconds. `ends_at` is null for a game that stays hidden until it is shown. */
interface HiddenTimes {
  readonly reason: string;
  readonly starts_at: number;
  readonly ends_at: number | null;
}

/** The times of a game that is or was hidden, or will be. Undefined without any. */
export function findHidden(sql: Sql, nodeId: number): Promise<HiddenTimes | undefined> {
  return sql
    .selectFrom('hidden_game')
    .select(['reason', 'starts_at', 'ends_at'])
    .where('node_id', '=', nodeId)
    .executeTakeFirst();
}

/** Hides a game, in place of the times that it had. */
export async function hideGame(sql: Sql, nodeId: number, times: HiddenTimes): Promise<void> {
  await sql
    .insertInto('hidden_game')
    .values({ node_id: nodeId, ...times })
    .onConflict((on) => on.column('node_id').doUpdateSet(times))
    .execute();
}

/** Shows a game again at once. False when it is not hidden at a time and is not going to be. */
export async function showGame(sql: Sql, nodeId: number, now: number): Promise<boolean> {
  const removed = await sql
    .deleteFrom('hidden_game')
    .where('node_id', '=', nodeId)
    .returning('ends_at')
    .executeTakeFirst();
  return removed !== undefined && (removed.ends_at === null || removed.ends_at > now);
}
