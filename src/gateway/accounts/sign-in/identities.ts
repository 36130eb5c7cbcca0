import type { FirebaseChannel } from '#protocol/model/identity-fields.ts';
import type { Identity } from './id-tokens.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Sql } from '../../store/database.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { findByMobile, type MemberRow } from '../find-member.ts';

interface Proof {
  readonly identityChannel?: FirebaseChannel | undefined;
  readonly idToken?: string | undefined;
}

/** Verifies an id token for a channel. Refusals `identity_refused`, and `function.not.available` when Firebase is not configured. */
export async function identify(
  { verifyIdToken }: Pick<RequestContext, 'verifyIdToken'>,
  { identityChannel, idToken }: Proof,
): Promise<Identity> {
  if (verifyIdToken === null) throw new Refusal(400, 'function.not.available');
  const identity = await verifyIdToken(idToken ?? '');
  if (identity !== null && identity.channel === identityChannel) return identity;
  throw new Refusal(200, 'identity_refused');
}

/** Finds the member of an identity: by mobile number for `sms`, else by the link from registration. */
export async function findByIdentity(
  sql: Sql,
  { channel, subject, mobile }: Identity,
): Promise<MemberRow | undefined> {
  if (channel === 'sms') return findByMobile(sql, mobile ?? '');
  return sql
    .selectFrom('social_identity')
    .innerJoin('member', 'member.id', 'social_identity.member_id')
    .selectAll('member')
    .where('provider', '=', channel)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** Checks that an id token verifies a mobile number. Refusals as for `identify`. */
export async function checkIdentityMobile(
  context: Pick<RequestContext, 'verifyIdToken'>,
  proof: Proof,
  mobile: string,
): Promise<void> {
  const identity = await identify(context, proof);
  if (identity.mobile !== mobile) throw new Refusal(200, 'identity_refused');
}
