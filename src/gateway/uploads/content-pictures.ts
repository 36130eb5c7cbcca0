import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Sql } from '../store/database.ts';
import type { ContentPictureTable } from '../store/tables/content-tables.ts';
import { answer, keptForEver } from './answer-with-upload.ts';
import { readPicture } from './read-picture.ts';

/** A picture for content without its bytes. */
type ContentPicture = Pick<Selectable<ContentPictureTable>, 'id' | 'width' | 'height'>;

/**
 * Checks a picture of the operator by its content, drops its metadata and stores it once. Refusals `picture_refused` and
 * `picture_too_large`.
 */
export async function addContentPicture(
  sql: Sql,
  file: Uint8Array,
  now: number,
): Promise<ContentPicture> {
  const { bytes, ...picture } = await readPicture(file);
  const id = createHash('sha256').update(bytes).digest('base64url');
  await sql
    .insertInto('content_picture')
    .values({ id, ...picture, bytes, added_at: now })
    .onConflict((on) => on.doNothing())
    .execute();
  return { id, width: picture.width, height: picture.height };
}

/** The pictures for content, newest first. */
export function listContentPictures(sql: Sql): Promise<ContentPicture[]> {
  return sql
    .selectFrom('content_picture')
    .select(['id', 'width', 'height'])
    .orderBy('added_at', 'desc')
    .orderBy('id')
    .limit(200)
    .execute();
}

/** Removes a picture for content. False when there is none. */
export async function removeContentPicture(sql: Sql, id: string): Promise<boolean> {
  const removed = await sql.deleteFrom('content_picture').where('id', '=', id).executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

/** A picture for content as an answer to anybody. Null when there is none. */
export async function answerWithContentPicture(sql: Sql, id: string): Promise<Response | null> {
  const row = await sql
    .selectFrom('content_picture')
    .select(['type', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? answer(row.bytes, row.type, keptForEver) : null;
}
