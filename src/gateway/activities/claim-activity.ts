import type { Sql } from '../store/database.ts';
import { type ClaimTerms, payActivityReward } from './activity-reward.ts';
import { advanceApplication } from './advance-application.ts';
import { applicationMoves } from './application-moves.ts';
import { moveApplication } from './move-application.ts';

/** The application to claim, and its member. */
interface ActivityClaim {
  readonly activityId: string;
  readonly memberId: string;
}

/**
 * Pays the reward of an activity to the member who asks for it, once. Does nothing while its state does not allow it. Call
 * inside a transaction. Refusal `reward_conditions`.
 */
export async function claimActivityReward(
  sql: Sql,
  { activityId, memberId }: ActivityClaim,
  terms: ClaimTerms,
): Promise<void> {
  const states: readonly string[] = applicationMoves.claim.from;
  const own = () =>
    sql
      .selectFrom('activity_application')
      .selectAll()
      .where('activity_id', '=', activityId)
      .where('member_id', '=', memberId)
      .forUpdate()
      .executeTakeFirst();
  const found = await own();
  if (found) await advanceApplication(sql, found.id, terms.at);
  const application = await own();
  if (!application || !states.includes(application.state)) return;
  const rewardId = await payActivityReward(sql, application, terms);
  if (rewardId === null) return;
  const set = { reward_id: rewardId };
  await moveApplication(sql, { id: application.id, name: 'claim', at: terms.at, set });
}
