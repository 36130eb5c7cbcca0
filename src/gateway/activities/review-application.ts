import type { Sql } from '../store/database.ts';
import { offerActivityReward } from './activity-reward.ts';
import { advanceApplication } from './advance-application.ts';
import { applicationMoves } from './application-moves.ts';
import { type Application, moveApplication } from './move-application.ts';
import { notifyApplicant } from './notify-applicant.ts';

/**
 * Approves an application by the operator. It moves on at once as far as its conditions are met. Null when it does not wait
 * for a review. Call inside a transaction.
 */
export async function approveApplication(
  sql: Sql,
  id: string,
  now: number,
): Promise<Application | null> {
  const moved = await moveApplication(sql, { id, name: 'approve', at: now });
  if (!moved) return null;
  await advanceApplication(sql, id, now);
  return moved;
}

/** Rejects an application by the operator, with a reason for the member. Null when its state does not allow it. */
export async function rejectApplication(
  sql: Sql,
  id: string,
  { reason, now }: { readonly reason: string; readonly now: number },
): Promise<Application | null> {
  const set = { reason, missed: false };
  const moved = await moveApplication(sql, { id, name: 'reject', at: now, reason, set });
  if (moved) await notifyApplicant(sql, moved, { message: 'activityRejected', reason }, now);
  return moved;
}

/** Issues the reward of an application by the operator, whatever its conditions. Null when its state does not allow it. */
export async function issueReward(sql: Sql, id: string, now: number): Promise<Application | null> {
  const states: readonly string[] = applicationMoves.issue.from;
  const application = await sql
    .selectFrom('activity_application')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!application || !states.includes(application.state)) return null;
  const by = { actor: 'operator', at: now } as const;
  const set = { reward_id: await offerActivityReward(sql, application, by) };
  return moveApplication(sql, { id, name: 'issue', at: now, set });
}
