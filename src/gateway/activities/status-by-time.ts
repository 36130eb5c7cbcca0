import type { Selectable } from 'kysely';
import type { ActivityStatus } from '#protocol/vocabulary/activity-status.ts';
import type { BonusTerms } from '../store/tables/money/bonus-tables.ts';
import type { ActivityTable } from '../store/tables/activity-tables.ts';

/** An activity, with the terms of the bonus that its reward is. Null for cash and points. */
export type Activity = Selectable<ActivityTable> & { readonly reward_terms: BonusTerms | null };

type Times = Pick<Activity, 'opens_at' | 'closes_at' | 'ends_at'>;

/** The status of an activity for a member without an application: it follows from the time. */
export function statusByTime(
  { opens_at: opens, closes_at: closes, ends_at: ends }: Times,
  now: number,
): ActivityStatus {
  if (now < opens) return 'comingSoon';
  return now < Math.min(closes ?? Infinity, ends ?? Infinity) ? 'joinNow' : 'registrationClosed';
}
