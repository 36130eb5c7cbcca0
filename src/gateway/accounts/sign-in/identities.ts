import type { FirebaseChannel } from '#contract/model/proof.ts';
import type { Identity } from './id-tokens.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Sql } from '../../store/database.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { findByMobile, type MemberRow } from '../find-member.ts';

interface Proof {
  readonly identityChannel?: FirebaseChannel | undefined;
  readonly idToken?: string | undefined;
}

/** Whom an id token stands for. Refusals `function.not.available` where firebase is not set up, and `identity_refused`. */
export async function identify(
  { verifyIdToken }: Pick<RequestContext, 'verifyIdToken'>,
  { identityChannel, idToken }: Proof,
): Promise<Identity> {
  if (verifyIdToken === null) throw new Refusal(400, 'function.not.available');
  const identity = await verifyIdToken(idToken ?? '');
  if (identity !== null && identity.channel === identityChannel) return identity;
  throw new Refusal(200, 'identity_refused');
}

/** The member behind an identity: by number where a code was sent there, else by what was linked when registering. */
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

/** Checks that firebase has sent its code to this very number. */
export async function checkIdentityMobile(
  context: Pick<RequestContext, 'verifyIdToken'>,
  proof: Proof,
  mobile: string,
): Promise<void> {
  const identity = await identify(context, proof);
  if (identity.mobile !== mobile) throw new Refusal(200, 'identity_refused');
}
