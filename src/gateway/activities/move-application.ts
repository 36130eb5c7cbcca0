import { isUuid } from '#protocol/uuid.ts';
import type { Selectable, Updateable } from 'kysely';
import type { Sql } from '../store/database.ts';
import { recordStep } from '../ledger/ledger.ts';
import type { ActivityApplicationTable } from '../store/tables/activity-tables.ts';
import { applicationMoves, type MoveName } from './application-moves.ts';

export type Application = Selectable<ActivityApplicationTable>;

interface Move {
  readonly id: string;
  readonly name: MoveName;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly reason?: string;
  /** Further columns. */
  readonly set?: Updateable<ActivityApplicationTable>;
}

/**
 * Moves an application by the table of moves and records the step. Returns it as it is then, or null when its state does not
 * allow the move: nothing is changed then. Call inside a transaction.
 */
export async function moveApplication(
  sql: Sql,
  { id, name, at, reason = '', set = {} }: Move,
): Promise<Application | null> {
  const { actor, from: states, to } = applicationMoves[name];
  for (const from of states) {
    if (from === 'none') continue;
    const moved = await sql
      .updateTable('activity_application')
      .set({ check_at: null, ...set, state: to, changed_at: at })
      .where('id', '=', id)
      .where('state', '=', from)
      .returningAll()
      .executeTakeFirst();
    if (!moved) continue;
    const subject = { table: 'activity_application', id } as const;
    await recordStep(sql, { subject, from, to, actor, at, reason });
    return moved;
  }
  return null;
}

/** Finds an application. Undefined when there is none, also for a text that is no UUID. */
export async function findApplication(sql: Sql, id: string): Promise<Application | undefined> {
  if (!isUuid(id)) return undefined;
  return sql.selectFrom('activity_application').selectAll().where('id', '=', id).executeTakeFirst();
}
