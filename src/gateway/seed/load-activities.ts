import { v7 as uuid } from 'uuid';
import { recordStep } from '../ledger/ledger.ts';
import { rewardColumns } from '../offers/offers.ts';
import type { Sql } from '../store/database.ts';
import type { Seed } from './seed.ts';

const day = 24 * 3_600_000;

/** The activities of the seed as rows. They end with their announcements. */
export function activityRows({ activities, announcements }: Seed, now: number) {
  const ends = new Map(announcements.map(({ id, endsInDays }) => [id, endsInDays]));
  return activities.map((activity, sort) => {
    const reward = activity.reward && rewardColumns(activity.reward);
    const endsInDays = ends.get(activity.id) ?? null;
    return {
      id: String(activity.id),
      sort,
      way: activity.way,
      opens_at: now + activity.opensInDays * day,
      closes_at: activity.closesInDays === null ? null : now + activity.closesInDays * day,
      counts_from: now + activity.countsInDays * day,
      ends_at: endsInDays === null ? null : now + endsInDays * day,
      conditions: JSON.stringify(activity.conditions),
      reward: reward?.amount ?? null,
      reward_kind: reward?.kind ?? 'cash',
      reward_rule: reward?.rule ?? null,
      bonus_rule: activity.bonusRule,
    };
  });
}

const toCheck: readonly string[] = ['signedUp', 'inProgress', 'claimPayout'];

/** Adds the activities of the seed, and the applications of its accounts. */
export async function loadActivities(
  sql: Sql,
  seed: Seed,
  memberIds: ReadonlyMap<string, string>,
  now: number,
): Promise<void> {
  await sql.insertInto('activity').values(activityRows(seed, now)).execute();
  for (const { username, activityId, state, remark, reason, daysAgo } of seed.applications) {
    const [id, at] = [uuid(), now - daysAgo * day];
    await sql
      .insertInto('activity_application')
      .values({
        id,
        activity_id: String(activityId),
        member_id: memberIds.get(username) ?? '',
        state,
        remark,
        reason,
        pictures: '[]',
        reward_id: null,
        applied_at: at,
        changed_at: at,
        check_at: toCheck.includes(state) ? now : null,
      })
      .execute();
    const subject = { table: 'activity_application', id } as const;
    await recordStep(sql, { subject, from: null, to: state, actor: 'operator', at, reason });
  }
}
