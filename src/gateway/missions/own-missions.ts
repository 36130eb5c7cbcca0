import type { Selectable } from 'kysely';
import type { MissionState } from '#protocol/vocabulary/mission.ts';
import type { Sql } from '../store/database.ts';
import { missionKey } from './claim-mission.ts';
import { progressOf, readMissionFacts } from './mission-progress.ts';
import type { MissionTable } from '../store/tables/mission-tables.ts';
import { currentPeriod, periodBefore, type PeriodDays } from './reward-period.ts';

/** A mission of a member in one period. */
export interface OwnMission {
  readonly mission: Selectable<MissionTable>;
  readonly days: PeriodDays;
  /** At most the target. */
  readonly progress: number;
  readonly state: MissionState;
}

/** The missions that are on, in their order. */
function readMissions(sql: Sql) {
  return sql
    .selectFrom('mission')
    .selectAll()
    .where('enabled', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .execute();
}

async function claimedKeys(sql: Sql, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await sql.selectFrom('reward').select('key').where('key', 'in', keys).execute();
  return new Set(rows.map(({ key }) => key));
}

/**
 * The missions of a member: the missions of this period, and before them missions of the period before that are done and not claimed.
 */
export async function readOwnMissions(
  sql: Sql,
  memberId: string,
  now: number,
): Promise<readonly OwnMission[]> {
  const missions = await readMissions(sql);
  if (missions.length === 0) return [];
  const asked = missions.map((mission) => {
    const current = currentPeriod(mission.period, now);
    return { mission, current, before: periodBefore(mission.period, current) };
  });
  const facts = await readMissionFacts(sql, memberId, {
    from: Math.min(...asked.map(({ before }) => before.from)),
    to: Math.max(...asked.map(({ current }) => current.to)),
  });
  const keyOf = (id: string, { from }: PeriodDays) => missionKey(id, memberId, from);
  const claimed = await claimedKeys(
    sql,
    asked.flatMap(({ mission: { id }, current, before }) => [
      keyOf(id, current),
      keyOf(id, before),
    ]),
  );

  function ownOf(mission: Selectable<MissionTable>, days: PeriodDays): OwnMission {
    const progress = Math.min(progressOf(mission, facts, days), mission.target);
    if (claimed.has(keyOf(mission.id, days))) return { mission, days, progress, state: 'claimed' };
    return { mission, days, progress, state: progress >= mission.target ? 'done' : 'open' };
  }

  const late = asked
    .map(({ mission, before }) => ownOf(mission, before))
    .filter(({ state }) => state === 'done');
  return [...late, ...asked.map(({ mission, current }) => ownOf(mission, current))];
}
