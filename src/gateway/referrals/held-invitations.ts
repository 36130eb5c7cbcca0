import { endReward } from '../offers/offers.ts';
import { recordStep } from '../ledger/ledger.ts';
import type { Sql } from '../store/database.ts';
import { reachStages, type StageNeeds } from './reach-stages.ts';

/** The invitations that wait for the operator, oldest first. */
export function listHeldInvitations(sql: Sql) {
  return sql
    .selectFrom('invitation')
    .innerJoin('member as referrer', 'referrer.id', 'invitation.referrer_id')
    .innerJoin('member as invitee', 'invitee.id', 'invitation.invitee_id')
    .select(['invitation.id', 'held_for as heldFor', 'invitation.created_at as at', 'network'])
    .select(['referrer.username as referrer', 'invitee.username as invitee'])
    .where('state', '=', 'held')
    .orderBy('invitation.created_at')
    .orderBy('invitation.id')
    .limit(200)
    .execute();
}

/** Takes the offered rewards of an invitation back. */
async function cancelRewards(sql: Sql, id: string, at: number): Promise<void> {
  const offered = await sql
    .selectFrom('reward')
    .innerJoin('invitation_stage', 'reward_id', 'reward.id')
    .select(['reward.id', 'kind', 'amount'])
    .where('invitation_id', '=', id)
    .where('state', '=', 'offered')
    .orderBy('reward.id')
    .execute();
  for (const reward of offered) {
    await endReward(sql, reward, { to: 'cancelled', actor: 'operator', at });
  }
}

/**
 * Releases or refuses a held invitation. A released one counts, with all stages that the invited player has reached meanwhile.
 * The rewards of a refused one that were not claimed yet are taken back. False when it is not held any more. Call inside a transaction.
 */
export async function decideInvitation(
  sql: Sql,
  id: string,
  { release, ...needs }: StageNeeds & { readonly release: boolean },
): Promise<boolean> {
  const to = release ? 'counted' : 'refused';
  const decided = await sql
    .updateTable('invitation')
    .set({ state: to, decided_at: needs.now })
    .where('id', '=', id)
    .where('state', '=', 'held')
    .returning('id')
    .executeTakeFirst();
  if (!decided) return false;
  const subject = { table: 'invitation', id } as const;
  await recordStep(sql, { subject, from: 'held', to, actor: 'operator', at: needs.now });
  if (release) await reachStages(sql, id, needs);
  else await cancelRewards(sql, id, needs.now);
  return true;
}
