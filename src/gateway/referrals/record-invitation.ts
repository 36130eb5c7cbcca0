import { v7 as uuid } from 'uuid';
import type { AccountType } from '#protocol/model/member.ts';
import type { Requester } from '../accounts/accounts.ts';
import { lockMember, recordStep } from '../ledger/ledger.ts';
import type { Sql } from '../store/database.ts';
import { holdIfSuspect } from './hold-invitation.ts';
import { reachStages, type StageNeeds } from './reach-stages.ts';

/** A registration with the referral code of a member. */
interface NewInvitation {
  readonly referrerId: string;
  readonly inviteeId: string;
  /** The browser that the new player has registered with. */
  readonly requester: Requester;
}

/** Only accounts whose type ends in 0 may invite for rewards. */
export function mayInvite(type: AccountType): boolean {
  return type % 10 === 0;
}

/**
 * Notes who has invited a new player. It counts, or is held for the operator when the players may be one person. Call in the
 * transaction of the registration.
 */
export async function recordInvitation(
  sql: Sql,
  invitation: NewInvitation,
  needs: StageNeeds,
): Promise<void> {
  const { referrerId, inviteeId, requester } = invitation;
  // The lock lets two registrations from one device see each other.
  await lockMember(sql, referrerId);
  const referrer = await sql
    .selectFrom('member')
    .select('type')
    .where('id', '=', referrerId)
    .executeTakeFirstOrThrow();
  if (!mayInvite(referrer.type)) return;
  const id = uuid();
  await sql
    .insertInto('invitation')
    .values({
      id,
      referrer_id: referrerId,
      invitee_id: inviteeId,
      state: 'counted',
      held_for: null,
      device: requester.device,
      network: requester.network,
      created_at: needs.now,
      decided_at: null,
    })
    .execute();
  const subject = { table: 'invitation', id } as const;
  await recordStep(sql, { subject, from: null, to: 'counted', actor: 'member', at: needs.now });
  if (await holdIfSuspect(sql, id, { perDay: null, now: needs.now })) return;
  await reachStages(sql, id, needs);
}
