import { fallback, type InferOutput, nullish, object, pipe, transform } from 'valibot';
import { announcementFields, readAnnouncement } from '../announcement.ts';
import { activity } from './activity.ts';

/**
 * A promotion: an announcement with the part that a member can take part in, which is null for one that needs no action. `type`
 * is the code of a category (`getPromotionCategories`), or null.
 */
export const promotion = pipe(
  object({ ...announcementFields, activity: fallback(nullish(activity, null), null) }),
  transform(({ promotionType, execution: _, ...rest }) => ({
    ...readAnnouncement(rest),
    type: promotionType,
  })),
);
export type Promotion = InferOutput<typeof promotion>;
