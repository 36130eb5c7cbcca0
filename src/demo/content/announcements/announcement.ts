import type { SeedAnnouncement, Worded } from '#gateway/seed/seed.ts';

type Dates = Partial<Pick<SeedAnnouncement, 'startsInDays' | 'endsInDays'>>;

/** A line of the notice bar, long term unless dated. */
export function notice(
  id: number,
  title: Worded,
  content: Worded,
  dates: Dates = {},
): SeedAnnouncement {
  const rest = { promotionType: null, execution: null, pictures: [] };
  return { id, type: 'PL', title, content, startsInDays: -3, endsInDays: null, ...rest, ...dates };
}

/** A popup; with a promotion's type it carries a way to the bonus. */
export function popup(
  id: number,
  execution: 'A' | 'B' | 'F',
  title: Worded,
  content: Worded,
  promotionType: SeedAnnouncement['promotionType'] = null,
): SeedAnnouncement {
  const dates = { startsInDays: -7, endsInDays: null };
  return { id, type: 'PU', title, content, promotionType, execution, pictures: [], ...dates };
}

/** A promotion with its picture. */
export function promotion(
  id: number,
  promotionType: Exclude<SeedAnnouncement['promotionType'], null>,
  title: Worded,
  content: Worded,
  dates: Dates = {},
): SeedAnnouncement {
  const rest = { execution: null, pictures: [`/media/promotions/${id}.svg`] };
  return {
    id,
    type: 'PR',
    title,
    content,
    promotionType,
    startsInDays: -10,
    endsInDays: null,
    ...rest,
    ...dates,
  };
}
