import { dayOf } from '#protocol/model/market-day.ts';
import type { Sql } from '../store/database.ts';

/** All missions and leaderboards in the operator's language, with the periods of leaderboards that are closed. */
export async function listMissionSwitches(sql: Sql) {
  const missions = await sql
    .selectFrom('mission')
    .select(['id', 'period', 'goal', 'category', 'target', 'reward', 'titles', 'enabled'])
    .orderBy('sort')
    .execute();
  const boards = await sql
    .selectFrom('leaderboard')
    .select(['id', 'period', 'category', 'titles', 'enabled'])
    .orderBy('sort')
    .execute();
  const periods = await sql
    .selectFrom('leaderboard_period')
    .innerJoin('leaderboard', 'leaderboard.id', 'leaderboard_id')
    .select(['leaderboard.titles', 'first_day', 'players', 'closed_at'])
    .select((of) =>
      of
        .selectFrom('leaderboard_place as won')
        .select((sum) => sum.fn.sum<number>('prize').as('paid'))
        .whereRef('won.leaderboard_id', '=', 'leaderboard_period.leaderboard_id')
        .whereRef('won.first_day', '=', 'leaderboard_period.first_day')
        .as('paid'),
    )
    .orderBy('closed_at', 'desc')
    .limit(20)
    .execute();
  return {
    missions: missions.map(({ titles, ...rest }) => ({ ...rest, title: titles.EN })),
    leaderboards: boards.map(({ titles, ...rest }) => ({ ...rest, title: titles.EN })),
    periods: periods.map(({ titles, first_day: firstDay, closed_at: closedAt, ...rest }) => ({
      title: titles.EN,
      players: rest.players,
      paid: Number(rest.paid ?? 0),
      firstDay,
      closedAt,
    })),
  };
}

/** Switches a mission on or off. False: there is none. */
export async function switchMission(sql: Sql, id: string, enabled: boolean): Promise<boolean> {
  const changed = await sql
    .updateTable('mission')
    .set({ enabled })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/**
 * Switches a leaderboard on or off. Periods that end while it is off pay no prizes; the period in which it is switched on
 * does. False: there is none, or it is so already.
 */
export async function switchLeaderboard(
  sql: Sql,
  id: string,
  { enabled, now }: { readonly enabled: boolean; readonly now: number },
): Promise<boolean> {
  const changed = await sql
    .updateTable('leaderboard')
    .set({ enabled, ...(enabled && { from_day: dayOf(now) }) })
    .where('id', '=', id)
    .where('enabled', '<>', enabled)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}
