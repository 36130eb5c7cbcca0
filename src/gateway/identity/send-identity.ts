import { v7 as uuid } from 'uuid';
import type { DocumentKind } from '#protocol/model/protection/identity.ts';
import { recordAudit } from '../audit/audit.ts';
import { Refusal } from '../http/refusal.ts';
import { lockMember } from '../ledger/ledger.ts';
import type { Sql } from '../store/database.ts';
import { findUpload } from '../uploads/uploads.ts';
import { canMove } from './identity-moves.ts';
import { deleteUnsentPictures, findPictures } from './identity-pictures.ts';

/** A check that a member sends. The pictures are ids of uploads. */
interface NewCheck {
  readonly memberId: string;
  readonly document: DocumentKind;
  readonly front: string;
  readonly back: string | null;
  readonly selfie: string;
  readonly note: string;
}

/** The last check of a member. Null before the first one. */
export async function findLastCheck(sql: Sql, memberId: string) {
  const found = await sql
    .selectFrom('identity_check')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}

/** Refusal `picture_refused` unless all pictures are new pictures of the member for an identity. */
async function checkPictures(sql: Sql, memberId: string, ids: readonly string[]): Promise<void> {
  const used = await findPictures(sql, memberId);
  for (const id of ids) {
    const upload = await findUpload(sql, id);
    const isOwn = upload?.memberId === memberId && upload.purpose === 'identity';
    if (!isOwn || used.has(id)) throw new Refusal(200, 'picture_refused');
  }
}

/**
 * Sends a check to the operator. The same again changes nothing. Pictures of the member that no check has are deleted. Call inside a
 * transaction. Refusals `picture_refused`, and `changed_elsewhere` while another check waits and after an approval.
 */
export async function sendCheck(sql: Sql, check: NewCheck, now: number): Promise<void> {
  const { memberId, document, front, back, selfie, note } = check;
  await lockMember(sql, memberId);
  const last = await findLastCheck(sql, memberId);
  if (last?.front === front && last.back === back && last.selfie === selfie) return;
  if (!canMove('send', last?.state ?? 'none')) throw new Refusal(200, 'changed_elsewhere');
  const pictures = [front, back, selfie].filter((id) => id !== null);
  await checkPictures(sql, memberId, pictures);
  const row = { id: uuid(), member_id: memberId, document, front, back, selfie, note };
  const undecided = { reason: null, decided_at: null, decided_by: null };
  await sql
    .insertInto('identity_check')
    .values({ ...row, ...undecided, state: 'sent', sent_at: now })
    .execute();
  await deleteUnsentPictures(sql, { memberId });
  const facts = { check: row.id, document, pictures: pictures.length };
  await recordAudit(sql, { memberId, actor: 'member', kind: 'identitySent', facts, at: now });
}
