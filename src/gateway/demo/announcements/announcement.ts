import type { Worded } from '../worded.ts';

/** A notice (PL), popup (PU) or promotion (PR). Days count from the day the demo is loaded. */
export interface DemoAnnouncement {
  readonly id: number;
  readonly type: 'PL' | 'PU' | 'PR';
  readonly title: Worded;
  /** HTML of headings, paragraphs, lists, tables, emphasis and links. */
  readonly content: Worded;
  readonly promotionType: 'sport_promo' | 'referral' | 'fish_promo' | 'deposit_promo' | null;
  /** When a popup shows: after login (A), before login (B), at the first login (F). */
  readonly execution: 'A' | 'B' | 'F' | null;
  readonly startsInDays: number;
  /** null: long term. */
  readonly endsInDays: number | null;
  /** Root-relative addresses; the art is `drawPromotion(id)`. */
  readonly pictures: readonly string[];
}

type Dates = Partial<Pick<DemoAnnouncement, 'startsInDays' | 'endsInDays'>>;

/** A line of the notice bar, long term unless dated. */
export function notice(
  id: number,
  title: Worded,
  content: Worded,
  dates: Dates = {},
): DemoAnnouncement {
  const rest = { promotionType: null, execution: null, pictures: [] };
  return { id, type: 'PL', title, content, startsInDays: -3, endsInDays: null, ...rest, ...dates };
}

/** A popup; with a promotion's type it carries a way to the bonus. */
export function popup(
  id: number,
  execution: 'A' | 'B' | 'F',
  title: Worded,
  content: Worded,
  promotionType: DemoAnnouncement['promotionType'] = null,
): DemoAnnouncement {
  const dates = { startsInDays: -7, endsInDays: null };
  return { id, type: 'PU', title, content, promotionType, execution, pictures: [], ...dates };
}

/** A promotion with its picture. */
export function promotion(
  id: number,
  promotionType: Exclude<DemoAnnouncement['promotionType'], null>,
  title: Worded,
  content: Worded,
  dates: Dates = {},
): DemoAnnouncement {
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
