import type { KeptValue } from '../cache/declare-entry.ts';
import { keptActivityDraft } from './kept-promotions.ts';
import { createPictureUploads } from '../uploads/uploads.ts';
import { createOwnActivity } from './own-activity.ts';
import { createPromotionList } from './promotion-list.ts';
import type { PromotionNeeds } from './promotion-needs.ts';

export type { PromotionNeeds } from './promotion-needs.ts';
export type { OwnActivity } from './own-activity.ts';
export type { PromotionList } from './promotion-list.ts';

export type ActivityDraft = KeptValue<typeof keptActivityDraft>;

const empty: ActivityDraft = { remark: '', pictures: [] };

/** Drafts of applications. They are in the database of this device, outlive a reload, and end with the session. */
function createActivityDrafts({ cache, customerId, now }: PromotionNeeds) {
  function entry(activityId: string) {
    const id = customerId();
    return cache.entry(keptActivityDraft, id && `${id}/${activityId}`);
  }

  return {
    /** The draft of an application, which may be empty. */
    async read(activityId: string): Promise<ActivityDraft> {
      return (await entry(activityId)?.read())?.value ?? empty;
    },
    async write(activityId: string, draft: ActivityDraft): Promise<void> {
      await entry(activityId)?.write({ value: draft, at: now() });
    },
    async drop(activityId: string): Promise<void> {
      await entry(activityId)?.write({ value: empty, at: now() });
    },
  };
}

export type ActivityDrafts = ReturnType<typeof createActivityDrafts>;

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
