import type { Selectable } from 'kysely';
import type { Centavos } from '#protocol/model/money.ts';
import { Refusal } from '../http/refusal.ts';
import { cashTerms, payReward, type RewardConditions } from '../offers/offers.ts';
import { type DepositBasis, depositBasis } from '../deposits/deposits.ts';
import type { Sql } from '../store/database.ts';
import { progressOf, readMissionFacts, timeOf } from './mission-progress.ts';
import type { MissionTable } from '../store/tables/mission-tables.ts';
import { currentPeriod, type PeriodDays, periodBefore } from './reward-period.ts';

/** The key of the reward of a mission: once for each member and period. `from` is the first day of the period. */
export function missionKey(missionId: string, memberId: string, from: number): string {
  return `mission:${missionId}:${memberId}:${from}`;
}

/** A mission to claim. `from` is the first day of its period. */
interface MissionClaim {
  readonly memberId: string;
  readonly missionId: string;
  readonly from: number;
  /** Conditions of cash. */
  readonly conditions: RewardConditions;
}

/** The deposits that a mission rests on. Null for one that counts something else. Refusal `changed_elsewhere` when they are taken back. */
async function basisOf(
  sql: Sql,
  memberId: string,
  { goal, target: least }: Pick<Selectable<MissionTable>, 'goal' | 'target'>,
  days: PeriodDays,
): Promise<DepositBasis | null> {
  if (goal !== 'deposit') return null;
  const basis = await depositBasis(sql, memberId, { ...timeOf(days), least });
  if (basis === null) throw new Refusal(200, 'changed_elsewhere');
  return basis;
}

/**
 * Pays a mission of this period or the one before, once, and returns its reward. A claimed one pays nothing again. Call inside
 * a transaction. Refusals: `not_found`; `changed_elsewhere` when it is not done or its time is over; `need_true_account`,
 * `reward_conditions`.
 */
export async function payMission(
  sql: Sql,
  { memberId, missionId, from, conditions }: MissionClaim,
  now: number,
): Promise<Centavos> {
  const mission = await sql
    .selectFrom('mission')
    .selectAll()
    .where('id', '=', missionId)
    .where('enabled', '=', true)
    .executeTakeFirst();
  if (!mission) throw new Refusal(404, 'not_found');
  const current = currentPeriod(mission.period, now);
  const days = [current, periodBefore(mission.period, current)].find((one) => one.from === from);
  if (!days) throw new Refusal(200, 'changed_elsewhere');
  const facts = await readMissionFacts(sql, memberId, days);
  if (progressOf(mission, facts, days) < mission.target)
    throw new Refusal(200, 'changed_elsewhere');
  const offer = {
    memberId,
    key: missionKey(missionId, memberId, from),
    source: 'mission',
    cause: { table: 'mission', id: missionId },
    value: { kind: 'cash', centavos: mission.reward },
    title: mission.titles,
    terms: cashTerms,
    at: now,
    expiresAt: null,
    actor: 'member',
    restsOn: await basisOf(sql, memberId, mission, days),
  } as const;
  const { value } = await payReward(sql, offer, conditions);
  if (value.kind !== 'cash') throw new Error('A mission pays cash only');
  return value.centavos;
}
