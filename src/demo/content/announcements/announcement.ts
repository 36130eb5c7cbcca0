import { mediaRoot } from '#protocol/paths.ts';
import type { SeedAnnouncement, Worded } from '#gateway/seed/seed.ts';

type Dates = Partial<Pick<SeedAnnouncement, 'startsInDays' | 'endsInDays'>>;

/** An announcement for the scrolling bar (type PL). It has no end unless `dates` gives one. */
export function announcement(
  id: number,
  title: Worded,
  content: Worded,
  dates: Dates = {},
): SeedAnnouncement {
  const rest = { promotionType: null, execution: null, pictures: [] };
  return { id, type: 'PL', title, content, startsInDays: -3, endsInDays: null, ...rest, ...dates };
}

/** A popup (type PU). With a promotion type it links to the bonus. */
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

/** A promotion with its picture (type PR). */
export function promotion(
  id: number,
  promotionType: Exclude<SeedAnnouncement['promotionType'], null>,
  title: Worded,
  content: Worded,
  dates: Dates = {},
): SeedAnnouncement {
  const rest = { execution: null, pictures: [`${mediaRoot}/promotions/${id}.svg`] };
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

/** An announcement for agents (type AG). */
export function agentNews(id: number, title: Worded, content: Worded): SeedAnnouncement {
  return { ...announcement(id, title, content), type: 'AG' };
}
