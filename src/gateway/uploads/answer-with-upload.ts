import type { Sql } from '../store/database.ts';
import type { VaultedStore } from '../store/encryption/vault.ts';
import { openPicture, sealedPurposes } from './sealed-pictures.ts';

/** Headers that let a browser use the answer as a picture only. */
const headers = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Content-Disposition': 'inline',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** Browsers may keep a public picture: its address never has another one. */
export const keptForEver = 'public, max-age=31536000, immutable';

/** A picture as an answer that a browser uses as a picture only. */
export const answer = (bytes: Uint8Array, type: string, cacheControl: string) =>
  new Response(new Uint8Array(bytes), {
    headers: { ...headers, 'Content-Type': type, 'Cache-Control': cacheControl },
  });

/** The picture of an upload as an answer. Null when there is none, and for one that is encrypted. */
export async function answerWithUpload(
  sql: Sql,
  id: string,
  cacheControl: string,
): Promise<Response | null> {
  const row = await sql
    .selectFrom('upload')
    .select(['type', 'bytes'])
    .where('id', '=', id)
    .where('purpose', 'not in', sealedPurposes)
    .executeTakeFirst();
  return row ? answer(row.bytes, row.type, cacheControl) : null;
}

/** An encrypted picture as an answer that nobody keeps. Null when there is none. */
export async function answerWithSealedUpload(
  { sql, vault }: VaultedStore,
  id: string,
): Promise<Response | null> {
  const row = await sql
    .selectFrom('upload')
    .select(['type', 'bytes'])
    .where('id', '=', id)
    .where('purpose', 'in', sealedPurposes)
    .executeTakeFirst();
  return row ? answer(openPicture(vault, id, row.bytes), row.type, 'no-store') : null;
}
