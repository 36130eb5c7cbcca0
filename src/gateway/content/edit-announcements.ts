import type { Insertable, Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Sql } from '../store/database.ts';
import type { WrittenWords } from '../store/json-column.ts';
import type { AnnouncementTable } from '../store/tables/content-tables.ts';
import { firstSort } from './order-content.ts';

type AnnouncementRow = Selectable<AnnouncementTable>;
export type AnnouncementType = AnnouncementRow['type'];

/** Most characters of the texts of an announcement. Clients cut longer ones. */
export const wireTextLimits = { title: 200, content: 50_000 } as const;

/** The part of an announcement that the operator writes. Times in epoch milliseconds; `ends_at` is null without an end. */
type Written = Pick<AnnouncementRow, 'promotion_type' | 'execution' | 'starts_at' | 'ends_at'> & {
  readonly titles: WrittenWords;
  readonly contents: WrittenWords;
  /** Addresses. */
  readonly pictures: readonly string[];
};

const columnsOf = ({ titles, contents, pictures, ...rest }: Written) =>
  ({
    ...rest,
    titles: JSON.stringify(titles),
    contents: JSON.stringify(contents),
    pictures: JSON.stringify(pictures),
  }) satisfies Partial<Insertable<AnnouncementTable>>;

/** The announcements of a type in their order, without their contents. */
export function listAnnouncements(sql: Sql, type: AnnouncementType) {
  return sql
    .selectFrom('announcement')
    .select(['id', 'titles', 'promotion_type', 'execution', 'starts_at', 'ends_at'])
    .where('type', '=', type)
    .orderBy('sort')
    .orderBy('id')
    .limit(500)
    .execute();
}

/** Finds an announcement. Undefined when there is none. */
export function findAnnouncement(sql: Sql, id: string): Promise<AnnouncementRow | undefined> {
  return sql.selectFrom('announcement').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * True for a promotion that members take part in or that a bonus names. Its times belong to the promise to them, and its text must
 * stay readable.
 */
export async function isBoundAnnouncement(sql: Sql, id: string): Promise<boolean> {
  const activity = sql.selectFrom('activity').select('id').where('id', '=', id);
  const bonus = sql.selectFrom('bonus_rule').select('id').where('announcement', '=', id).limit(1);
  return [await activity.executeTakeFirst(), await bonus.executeTakeFirst()].some(Boolean);
}

/** Adds an announcement before all others of its type and returns its id. Call inside a transaction. */
export async function addAnnouncement(
  sql: Sql,
  type: AnnouncementType,
  written: Written,
): Promise<string> {
  const id = uuid();
  const sort = await firstSort(sql, 'announcement', type);
  await sql
    .insertInto('announcement')
    .values({ id, type, sort, ...columnsOf(written) })
    .execute();
  return id;
}

/** Replaces what the operator has written. Its type and its place stay. */
export async function changeAnnouncement(sql: Sql, id: string, written: Written): Promise<void> {
  await sql.updateTable('announcement').set(columnsOf(written)).where('id', '=', id).execute();
}

/** Removes an announcement with its read marks. False when there is none. */
export async function removeAnnouncement(sql: Sql, id: string): Promise<boolean> {
  const removed = await sql.deleteFrom('announcement').where('id', '=', id).executeTakeFirst();
  return removed.numDeletedRows > 0n;
}
