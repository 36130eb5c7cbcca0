import { sql as raw } from 'kysely';
import { identityPictures } from '#protocol/model/protection/identity.ts';
import type { Sql } from '../store/database.ts';
import { deleteUploads } from '../uploads/uploads.ts';

/** A picture that was uploaded and is in no check is kept for this long, in milliseconds. */
const unsentLifeMs = 24 * 3_600_000;

/** The ids of the pictures that the checks of a member have. */
export async function findPictures(sql: Sql, memberId: string): Promise<ReadonlySet<string>> {
  const rows = await sql
    .selectFrom('identity_check')
    .select(identityPictures)
    .where('member_id', '=', memberId)
    .execute();
  return new Set(rows.flatMap((row) => identityPictures.map((name) => row[name]).filter(isId)));
}

const isId = (id: string | null): id is string => id !== null;

/** The unsent pictures of a member, or all that were uploaded before a time. */
type Unsent = { readonly memberId: string } | { readonly before: number };

/** Deletes pictures for an identity that no check has. */
export async function deleteUnsentPictures(sql: Sql, unsent: Unsent): Promise<void> {
  const pictures = sql
    .deleteFrom('upload')
    .where('purpose', '=', 'identity')
    .where(
      raw<boolean>`not exists (
        select from identity_check as c
        where c.member_id = upload.member_id and upload.id in (c.front, c.back, c.selfie)
      )`,
    );
  await (
    'memberId' in unsent
      ? pictures.where('member_id', '=', unsent.memberId)
      : pictures.where('created_at', '<', unsent.before)
  ).execute();
}

/** Deletes pictures that were uploaded a day ago and are in no check. */
export async function purgeIdentityPictures(sql: Sql, now: number): Promise<void> {
  await deleteUnsentPictures(sql, { before: now - unsentLifeMs });
}

/**
 * Deletes the pictures of the refused checks of a member. The facts of the checks stay, and so do the pictures of a check that was
 * approved once: money has moved on it.
 */
export async function deleteRefusedPictures(sql: Sql, memberId: string): Promise<void> {
  const refused = await sql
    .selectFrom('identity_check')
    .select(['id', ...identityPictures])
    .where('member_id', '=', memberId)
    .where('state', '=', 'refused')
    .where('asked_again_at', 'is', null)
    .execute();
  const pictures = refused.flatMap((row) => identityPictures.map((name) => row[name]));
  await deleteUploads(sql, pictures.filter(isId));
  await sql
    .updateTable('identity_check')
    .set({ front: null, back: null, selfie: null })
    .where('member_id', '=', memberId)
    .where('state', '=', 'refused')
    .where('asked_again_at', 'is', null)
    .execute();
}
