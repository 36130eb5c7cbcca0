import type { Sql } from '../store/database.ts';
import type { Activity } from './status-by-time.ts';

/** Selects the activities with the terms of their bonuses. */
export function selectActivities(sql: Sql) {
  return sql
    .selectFrom('activity')
    .leftJoin('bonus_rule', 'bonus_rule.id', 'activity.reward_rule')
    .selectAll('activity')
    .select('bonus_rule.terms as reward_terms');
}

/** Finds an activity. Undefined when there is none. */
export function findActivity(sql: Sql, id: string): Promise<Activity | undefined> {
  return selectActivities(sql).where('activity.id', '=', id).executeTakeFirst();
}
