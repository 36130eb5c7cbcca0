import { createHmac, timingSafeEqual } from 'node:crypto';
import type { UploadPurpose } from '#protocol/model/upload.ts';
import { mediaRoot } from '#protocol/paths.ts';
import { randomToken } from '../hash-token.ts';
import { Refusal } from '../http/refusal.ts';
import type { Sql } from '../store/database.ts';
import type { VaultedStore } from '../store/encryption/vault.ts';
import { readPicture } from './read-picture.ts';
import { isSealed, sealPicture } from './sealed-pictures.ts';

export { answerWithSealedUpload, answerWithUpload } from './answer-with-upload.ts';
export {
  addContentPicture,
  listContentPictures,
  removeContentPicture,
} from './content-pictures.ts';

/** Root of the addresses of uploaded pictures. */
export const uploadRoot = `${mediaRoot}/uploads`;

/** A signed address works for this long, in milliseconds. */
const addressLifeMs = 10 * 60_000;

/** Most pictures of a member by purpose. */
const mostPictures: Readonly<Record<UploadPurpose, number>> = {
  avatar: 20,
  proof: 200,
  activity: 200,
  feedback: 200,
  identity: 40,
};
/** Most pictures of a member in a day, all purposes together. */
const mostInDay = 60;

/** Pictures that everybody may see who knows their address. */
const publicPurposes: ReadonlySet<UploadPurpose> = new Set<UploadPurpose>(['avatar']);

/** A picture to store. */
interface NewUpload {
  readonly memberId: string;
  readonly purpose: UploadPurpose;
  readonly bytes: Uint8Array;
}

/** A stored picture without its bytes. */
interface Upload {
  readonly id: string;
  readonly memberId: string;
  readonly purpose: UploadPurpose;
  readonly secret: string;
}

async function checkCount(sql: Sql, { memberId, purpose }: NewUpload, now: number): Promise<void> {
  const own = sql
    .selectFrom('upload')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId);
  const all = await own.where('purpose', '=', purpose).executeTakeFirstOrThrow();
  const recent = await own.where('created_at', '>', now - 86_400_000).executeTakeFirstOrThrow();
  const isFull = Number(all.count) >= mostPictures[purpose] || Number(recent.count) >= mostInDay;
  if (isFull) throw new Refusal(200, 'too_many_pictures');
}

/** Deletes the oldest avatars that are not in use, so that a member can always change the picture. */
async function dropOldAvatars(sql: Sql, memberId: string): Promise<void> {
  const { avatar } = await sql
    .selectFrom('member')
    .select('avatar')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const old = await sql
    .selectFrom('upload')
    .select('id')
    .where('member_id', '=', memberId)
    .where('purpose', '=', 'avatar')
    .orderBy('created_at', 'desc')
    .offset(5)
    .execute();
  const unused = old.map(({ id }) => id).filter((id) => avatar !== `upload:${id}`);
  await deleteUploads(sql, unused);
}

/**
 * Checks a picture by its content, drops its metadata and stores it, encrypted where its purpose asks for it. Refusals `picture_refused`, `picture_too_large` and
 * `too_many_pictures`.
 */
export async function addUpload(
  { sql, vault }: VaultedStore,
  upload: NewUpload,
  now: number,
): Promise<Upload> {
  const { memberId, purpose } = upload;
  if (purpose === 'avatar') await dropOldAvatars(sql, memberId);
  await checkCount(sql, upload, now);
  const { type, width, height, ...picture } = await readPicture(upload.bytes);
  const row = { id: randomToken(), purpose, secret: randomToken() };
  const bytes = isSealed(purpose) ? sealPicture(vault, row.id, picture.bytes) : picture.bytes;
  await sql
    .insertInto('upload')
    .values({ ...row, member_id: memberId, type, bytes, width, height, created_at: now })
    .execute();
  return { ...row, memberId };
}

/** Finds a stored picture. Null when there is none. */
export async function findUpload(sql: Sql, id: string): Promise<Upload | null> {
  const row = await sql
    .selectFrom('upload')
    .select(['id', 'member_id as memberId', 'purpose', 'secret'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Deletes pictures. */
export async function deleteUploads(sql: Sql, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await sql.deleteFrom('upload').where('id', 'in', ids).execute();
}

/** The address of a public picture. */
export function uploadAddress(id: string): string {
  return `${uploadRoot}/${id}`;
}

function sign({ id, secret }: Pick<Upload, 'id' | 'secret'>, until: number): string {
  return createHmac('sha256', secret).update(`${id} ${until}`).digest('base64url');
}

/** The address of a picture for its owner. The address of a private one works for ten minutes. An encrypted one has none: empty. */
export function signedAddress(upload: Upload, now: number): string {
  if (isSealed(upload.purpose)) return '';
  const address = uploadAddress(upload.id);
  if (publicPurposes.has(upload.purpose)) return address;
  const until = now + addressLifeMs;
  return `${address}?until=${until}&sign=${sign(upload, until)}`;
}

/** Returns whether an address may show a picture: the picture is public, or the signature is good. */
export function mayShow(upload: Upload, query: URLSearchParams, now: number): boolean {
  if (isSealed(upload.purpose)) return false;
  if (publicPurposes.has(upload.purpose)) return true;
  const until = Number(query.get('until'));
  if (!Number.isSafeInteger(until) || until < now) return false;
  const good = Buffer.from(sign(upload, until));
  const given = Buffer.from(query.get('sign') ?? '');
  return good.length === given.length && timingSafeEqual(good, given);
}
