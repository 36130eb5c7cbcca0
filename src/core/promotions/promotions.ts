import { createPictureUploads } from '../uploads/uploads.ts';
import { createActivityDrafts } from './activity-drafts.ts';
import { createOwnActivity } from './own-activity.ts';
import { createPromotionList } from './promotion-list.ts';
import type { PromotionNeeds } from './promotion-needs.ts';

export type { PromotionNeeds } from './promotion-needs.ts';
export type { ActivityDraft, ActivityDrafts } from './activity-drafts.ts';
export type { OwnActivity } from './own-activity.ts';
export type { PromotionList } from './promotion-list.ts';

/** Promotions, and the part of the member in them. */
export function createPromotions(needs: PromotionNeeds) {
  const list = createPromotionList(needs);
  return {
    list,
    own: createOwnActivity(needs, list),
    drafts: createActivityDrafts(needs),
    uploads: createPictureUploads(needs),
  };
}

export type Promotions = ReturnType<typeof createPromotions>;
