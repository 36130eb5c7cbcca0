import { v7 as uuid } from 'uuid';
import type { AccountType } from '#contract/model/member.ts';
import type { Requester } from '../accounts/accounts.ts';
import { recordStep } from '../money/money.ts';
import type { Sql } from '../store/database.ts';
import { reachStages, type StageNeeds } from './reach-stages.ts';

/** A registration with the referral code of a member. */
export interface NewInvitation {
  readonly referrerId: string;
  readonly inviteeId: string;
  /** The browser that the new player has registered with. */
  readonly requester: Requester;
}

/** Only accounts whose type ends in 0 may invite for rewards. */
export function mayInvite(type: AccountType): boolean {
  return type % 10 === 0;
}

/** Addresses of this computer say nothing about a player. */
const loopback: ReadonlySet<string> = new Set(['127.0.0.1', '0:0:0:0::/64']);

/** Tells whether one of some queries finds a row. */
async function isAny(queries: readonly { executeTakeFirst(): Promise<unknown> }[]) {
  for (const query of queries) if (await query.executeTakeFirst()) return true;
  return false;
}

/** The reason to hold an invitation: the inviter, or another invited player, has the same device or address. Null: none. */
async function suspicionOf(
  sql: Sql,
  { referrerId, requester: { device, network } }: NewInvitation,
): Promise<'device' | 'address' | null> {
  const ownDevice = sql
    .selectFrom('device')
    .select('id')
    .where('member_id', '=', referrerId)
    .where('secret_hash', '=', device)
    .limit(1);
  const invited = sql
    .selectFrom('invitation')
    .select('id')
    .where('referrer_id', '=', referrerId)
    .limit(1);
  const sameDevice = [ownDevice, invited.where('device', '=', device)];
  if (await isAny(sameDevice)) return 'device';
  if (loopback.has(network)) return null;
  const ownNetwork = sql
    .selectFrom('known_network')
    .select('network')
    .where('member_id', '=', referrerId)
    .where('network', '=', network)
    .limit(1);
  const sameNetwork = [ownNetwork, invited.where('network', '=', network)];
  return (await isAny(sameNetwork)) ? 'address' : null;
}

/**
 * Notes who has invited a new player. It counts, or is held for the operator when the players may be one person. Call in the
 * transaction of the registration.
 */
export async function noteInvitation(
  sql: Sql,
  invitation: NewInvitation,
  needs: StageNeeds,
): Promise<void> {
  const { referrerId, inviteeId, requester } = invitation;
  // The lock lets two registrations from one device see each other.
  const referrer = await sql
    .selectFrom('member')
    .select('type')
    .where('id', '=', referrerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!mayInvite(referrer.type)) return;
  const heldFor = await suspicionOf(sql, invitation);
  const state = heldFor === null ? 'counted' : 'held';
  const id = uuid();
  await sql
    .insertInto('invitation')
    .values({
      id,
      referrer_id: referrerId,
      invitee_id: inviteeId,
      state,
      held_for: heldFor,
      device: requester.device,
      network: requester.network,
      created_at: needs.now,
      decided_at: null,
    })
    .execute();
  const subject = { table: 'invitation', id } as const;
  await recordStep(sql, { subject, from: null, to: state, actor: 'member', at: needs.now });
  if (state === 'counted') await reachStages(sql, id, needs);
}
