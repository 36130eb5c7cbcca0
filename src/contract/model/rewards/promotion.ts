import { type InferOutput, intersect, nullish, object, pipe, transform } from 'valibot';
import { announcement } from '../announcement.ts';
import { activity } from './activity.ts';

/**
 * A promotion: an announcement with the part that a member can take part in, which is null for one that needs no action. `type`
 * is the code of a category (`getPromotionCategories`), or null.
 */
export const promotion = pipe(
  intersect([announcement, object({ activity: nullish(activity, null) })]),
  transform(({ promotionType, execution: _, ...rest }) => ({ ...rest, type: promotionType })),
);
export type Promotion = InferOutput<typeof promotion>;
