import { toPesos } from '#protocol/model/money.ts';
import type { Sql } from '../store/database.ts';
import type { ApplicationState } from '../store/tables/activity-tables.ts';

/** The applications with a state, oldest first, at most 100. Rewards in pesos or whole points. */
export async function listApplications(sql: Sql, state: ApplicationState) {
  const rows = await sql
    .selectFrom('activity_application as application')
    .innerJoin('member', 'member.id', 'application.member_id')
    .innerJoin('activity', 'activity.id', 'application.activity_id')
    .leftJoin('announcement', 'announcement.id', 'application.activity_id')
    .select([
      'application.id',
      'member.username',
      'announcement.titles',
      'activity.reward',
      'activity.reward_kind as rewardKind',
      'application.remark',
      'application.pictures',
      'application.reason',
      'application.applied_at as appliedAt',
    ])
    .where('application.state', '=', state)
    .orderBy('application.id')
    .limit(100)
    .execute();
  return rows.map(({ titles, reward, ...rest }) => ({
    ...rest,
    title: titles?.EN ?? '',
    reward: reward === null || rest.rewardKind === 'points' ? reward : toPesos(reward),
  }));
}

/** The number of applications by state. */
export async function countApplications(sql: Sql): Promise<Partial<Record<string, number>>> {
  const rows = await sql
    .selectFrom('activity_application')
    .select((of) => ['state', of.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
}
