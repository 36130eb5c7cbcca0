import type { Sql } from '../store/database.ts';

/** Headers that let a browser use the answer as a picture only. */
const headers = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Content-Disposition': 'inline',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** The picture of an upload as an answer. Null when there is none. */
export async function answerWithUpload(
  sql: Sql,
  id: string,
  cacheControl: string,
): Promise<Response | null> {
  const row = await sql
    .selectFrom('upload')
    .select(['type', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  return new Response(new Uint8Array(row.bytes), {
    headers: { ...headers, 'Content-Type': row.type, 'Cache-Control': cacheControl },
  });
}
