import type { Sql } from '../store/database.ts';

/** Tables whose rows the operator orders. */
type ContentTable = 'announcement' | 'banner' | 'placed_game';

/** The column that names the list of a row. */
const listColumns = {
  announcement: 'type',
  banner: 'group_name',
  placed_game: 'list',
} as const satisfies Record<ContentTable, string>;

/** Times of a row in epoch milliseconds. `ends_at` is null without an end. */
interface Schedule {
  readonly starts_at: number;
  readonly ends_at: number | null;
}

/** The state of a row of content at a time. */
export function scheduleState({ starts_at: from, ends_at: until }: Schedule, now: number) {
  if (until !== null && until <= now) return 'ended';
  return from <= now ? 'shown' : 'scheduled';
}

/** The rows of a list in their order. */
async function readOrder(sql: Sql, table: ContentTable, list: string) {
  return sql
    .selectFrom(table)
    .select(['id', 'sort'])
    .where(sql.dynamic.ref(listColumns[table]), '=', list)
    .orderBy('sort')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The order of a new row before all others of its list. */
export async function firstSort(sql: Sql, table: ContentTable, list: string): Promise<number> {
  const [first] = await readOrder(sql, table, list);
  return first === undefined ? 0 : first.sort - 1;
}

/** Puts a row at a place of its list: 1 is the first. False for an unknown row, and at its place already. Call inside a transaction. */
export async function moveContent(
  sql: Sql,
  table: ContentTable,
  { id, list, place }: { readonly id: string; readonly list: string; readonly place: number },
): Promise<boolean> {
  const rows = await readOrder(sql, table, list);
  const from = rows.findIndex((row) => row.id === id);
  const moved = rows[from];
  const to = Math.min(place, rows.length) - 1;
  if (moved === undefined || from === to) return false;
  const ordered = rows.toSpliced(from, 1).toSpliced(to, 0, moved);
  for (const [sort, row] of ordered.entries()) {
    if (row.sort === sort) continue;
    await sql.updateTable(table).set({ sort }).where('id', '=', row.id).execute();
  }
  return true;
}
