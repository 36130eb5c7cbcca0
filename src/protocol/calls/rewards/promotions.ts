import {
  array,
  check,
  maxLength,
  minLength,
  object,
  optional,
  pipe,
  string,
  transform,
  trim,
} from 'valibot';
import { defineCall } from '../../call.ts';
import { countGraphemes } from '../../count-graphemes.ts';
import {
  changedParticipation,
  longestRemark,
  mostActivityPictures,
  participation,
} from '../../model/rewards/activity.ts';
import { promotion } from '../../model/rewards/promotion.ts';
import { identifier, list, text } from '../../model/wire.ts';
import { withoutHidden } from '../../hidden-characters.ts';

const activityId = pipe(string(), trim(), minLength(1), maxLength(100));

/** The types of promotions in the order of their filters, with names in the language of the request. */
export const getPromotionCategories = defineCall({
  method: 'GET',
  path: '/wps/relay/PROMOFE_getPromotionAnnouncementCategory',
  token: 'never',
  context: { language: 'language' },
  request: object({}),
  reply: list(object({ code: identifier(), name: text(100) }), 30),
});

/**
 * The promotions that are shown: current ones, ones that come, and ones whose registration has closed. `activity` is null for
 * one that needs no action of the member. With a token its status is the member's.
 */
export const getPromotions = defineCall({
  method: 'GET',
  path: '/wps/relay/PROMOFE_getPromoAnnounceV2',
  token: 'optional',
  constants: { types: 'PR', platform: 'W' },
  context: { language: 'language' },
  request: object({}),
  reply: list(promotion, 200),
});

/** The own part of the member in a promotion, with the progress of its conditions. Errors: `not_found`. */
export const getParticipation = defineCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getActivityApplication',
  token: 'required',
  request: object({ activityId }),
  reply: participation,
});

/**
 * Signs up for a promotion (without remark and pictures) or applies for it: a remark of at most 140 characters, and up to
 * three pictures (`uploadPicture`, purpose `activity`). Replies with the own part as it is: a second application changes
 * nothing unless the first was rejected. Errors: `not_found`, `activity_closed`, `picture_refused`, `need_true_account`.
 */
export const applyForActivity = defineCall({
  method: 'POST',
  path: '/wps/relay/MCSFE_applyActivity',
  token: 'required',
  keyed: true,
  wireNames: { pictures: 'images' },
  request: object({
    activityId,
    remark: optional(
      pipe(
        string(),
        maxLength(2_000),
        transform(withoutHidden),
        trim(),
        check((remark) => countGraphemes(remark) <= longestRemark, 'at most 140 characters'),
      ),
      '',
    ),
    pictures: optional(
      pipe(array(pipe(string(), minLength(1), maxLength(100))), maxLength(mostActivityPictures)),
      [],
    ),
  }),
  reply: changedParticipation,
});

/**
 * Takes the reward of a promotion whose status is `claimPayout` or `issued`. Replies with the own part as it is: any other
 * status is left as it is, and the reward is paid once. Errors: `not_found`, `need_true_account`,
 * `reward_conditions`.
 */
export const claimActivity = defineCall({
  method: 'POST',
  path: '/wps/relay/MCSFE_claimActivityPayout',
  token: 'required',
  keyed: true,
  request: object({ activityId }),
  reply: changedParticipation,
});
