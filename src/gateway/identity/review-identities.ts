import type { IdentityPicture, IdentityState } from '#protocol/model/protection/identity.ts';
import { identityPictures } from '#protocol/model/protection/identity.ts';
import { recordAudit } from '../audit/audit.ts';
import type { Sql } from '../store/database.ts';
import type { VaultedStore } from '../store/encryption/vault.ts';
import { answerWithSealedUpload } from '../uploads/uploads.ts';

/** Most checks that a list has. */
const listed = 100;

/** The checks in a state, with the name and the birthday that the member has given: the longest waiting first, else the last decided. */
export async function listIdentities(sql: Sql, state: IdentityState) {
  const rows = await sql
    .selectFrom('identity_check')
    .innerJoin('member', 'member.id', 'identity_check.member_id')
    .select(['identity_check.id', 'username', 'real_name as realName', 'document', 'note'])
    .select(['reason', 'sent_at as sentAt', 'decided_at as decidedAt', 'decided_by as decidedBy'])
    .select(identityPictures)
    .select('member.profile')
    .where('identity_check.state', '=', state)
    .orderBy(state === 'sent' ? 'sent_at' : 'decided_at', state === 'sent' ? 'asc' : 'desc')
    .limit(listed)
    .execute();
  return rows.map(({ front, back, selfie, profile, ...row }) => {
    const ids = { front, back, selfie };
    const { birthday } = profile;
    return { ...row, birthday, pictures: identityPictures.filter((name) => ids[name] !== null) };
  });
}

/** The numbers of the checks by their state. */
export async function countIdentities(sql: Sql): Promise<Partial<Record<IdentityState, number>>> {
  const rows = await sql
    .selectFrom('identity_check')
    .select((of) => ['state', of.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
}

/** A look of an operator at one picture of a check. */
interface Look {
  readonly id: string;
  readonly picture: IdentityPicture;
}

/**
 * Answers with a picture of a check, and adds the look to the audit. Null when there is no such picture. Call inside a transaction, and
 * send the answer after its commit.
 */
export async function lookAtPicture(
  store: VaultedStore,
  { id, picture }: Look,
  now: number,
): Promise<Response | null> {
  const { sql } = store;
  const found = await sql
    .selectFrom('identity_check')
    .select(['member_id as memberId', `${picture} as upload`])
    .where('id', '=', id)
    .executeTakeFirst();
  const answer = found?.upload ? await answerWithSealedUpload(store, found.upload) : null;
  if (!found || answer === null) return null;
  const facts = { check: id, picture };
  const { memberId } = found;
  await recordAudit(sql, { memberId, actor: 'operator', kind: 'identityLooked', facts, at: now });
  return answer;
}
