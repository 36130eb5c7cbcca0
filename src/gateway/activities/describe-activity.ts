import { toPesos } from '#protocol/model/money.ts';
import type { ActivityStatus } from '#protocol/vocabulary/activity-status.ts';
import type { Language } from '#protocol/model/language.ts';
import type { Sql } from '../store/database.ts';
import { findUpload, signedAddress } from '../uploads/uploads.ts';
import { rewardTermsOf } from './activity-reward.ts';
import type { StoredCondition } from '../store/tables/activity-tables.ts';
import { progressOf } from './condition-progress.ts';
import type { Application } from './move-application.ts';
import { type Activity, statusByTime } from './status-by-time.ts';

function wireCondition({
  kind,
  target,
  category,
  done = null,
}: StoredCondition & { readonly done?: number | null }) {
  const isAmount = kind === 'deposits' || kind === 'turnover';
  return {
    type: kind,
    gameType: category,
    targetAmount: isAmount ? toPesos(target) : null,
    targetCount: isAmount ? null : target,
    doneAmount: isAmount && done !== null ? toPesos(done) : null,
    doneCount: isAmount ? null : done,
  };
}

const wireKinds = { cash: 'CASH', bonus: 'BONUS', points: 'POINTS' } as const;

/** An activity in wire shape, with a status of the member or by the time. */
export function wireActivity(
  row: Activity,
  state: ActivityStatus | undefined,
  { language, now }: { readonly language: Language; readonly now: number },
) {
  const { reward, reward_kind: kind } = row;
  return {
    status: state ?? statusByTime(row, now),
    way: row.way,
    applicationStart: row.opens_at,
    applicationEnd: row.closes_at ?? row.ends_at,
    countStart: row.counts_from,
    conditions: row.conditions.map(wireCondition),
    rewardType: wireKinds[kind],
    rewardAmount: reward === null || kind === 'points' ? null : toPesos(reward),
    rewardPoint: kind === 'points' ? reward : null,
    rewardCondition: reward === null ? null : rewardTermsOf(row)[language],
    bonusCode: row.bonus_rule,
  };
}

async function wirePictures(sql: Sql, ids: readonly string[], now: number) {
  const uploads = await Promise.all(ids.map((id) => findUpload(sql, id)));
  return uploads
    .filter((upload) => upload !== null)
    .map((upload) => ({ id: upload.id, url: signedAddress(upload, now) }));
}

interface Part {
  readonly activity: Activity;
  readonly memberId: string;
  readonly application: Application | undefined;
}

/** The own part of a member in an activity, in wire shape. */
export async function wireParticipation(
  sql: Sql,
  { activity, memberId, application }: Part,
  now: number,
) {
  const byTime = statusByTime(activity, now);
  const progress = await progressOf(sql, memberId, activity);
  return {
    activityId: activity.id,
    status: application?.state ?? byTime,
    reason: application?.reason ?? '',
    missed: application?.missed ?? false,
    reapply: application?.state === 'rejected' && activity.way === 'apply' && byTime === 'joinNow',
    remark: application?.remark ?? '',
    images: await wirePictures(sql, application?.pictures ?? [], now),
    conditions: progress.map(wireCondition),
    applyTime: application?.applied_at ?? null,
  };
}
