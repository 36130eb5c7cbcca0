import {
  fallback,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullish,
  object,
  optional,
  pipe,
  string,
  transform,
  trim,
} from 'valibot';
import { defineCall } from '../../call.ts';
import { cashConditions } from '../../model/rewards/cash-conditions.ts';
import { listed } from '../../model/readers/listed.ts';
import { claimedReward, mostClaims, reward } from '../../model/rewards/reward.ts';
import { list, textOrNull, wholeNumber } from '../../model/wire.ts';
import { uuid } from '../../uuid.ts';

const shared = {
  moduleId: 'REWCEN3',
  token: 'required',
  context: { language: 'language' },
} as const;

/**
 * The rewards that the member can claim now, the one that ends first at the top, and the conditions of cash. Null: there are
 * none.
 */
export const getClaims = defineCall({
  ...shared,
  method: 'GET',
  path: '/wps/relay/MCSFE_getClaimPromotion',
  aliases: ['/wps/relay/MCS2_getPromotionClaimList'],
  request: object({}),
  reply: listed(
    pipe(
      object({
        list: list(reward, mostClaims),
        cashConditions: fallback(nullish(cashConditions, null), null),
      }),
      transform(({ list: rewards, cashConditions: conditions }) => ({ rewards, conditions })),
    ),
  ),
});

/**
 * Claims a reward, once. Replies with the reward as it is: one that was claimed before, or whose time is over, is not paid
 * again. Errors: `not_found`, `need_true_account`, `bonus_unavailable`, `reward_conditions` while the member does not meet the
 * conditions of cash, and `reward_checked` while the operator checks the
 * invitation that it is for.
 */
export const claimReward = defineCall({
  ...shared,
  method: 'POST',
  path: '/wps/relay/MCSFE_claimIssuedPromotion',
  keyed: true,
  wireNames: { id: 'transactionId' },
  constants: { isApp: 'N' },
  request: object({ id: pipe(string(), trim(), minLength(1), maxLength(60)) }),
  reply: claimedReward,
});

/** The rewards that were claimed or have ended, newest first. `next` is sent as `after` for the next page. */
export const getPastRewards = defineCall({
  ...shared,
  method: 'GET',
  path: '/wps/relay/MCSFE_getClaimPromotionHistory',
  request: object({
    size: optional(pipe(wholeNumber(), minValue(1), maxValue(100)), 20),
    after: optional(uuid),
  }),
  reply: pipe(
    object({ list: list(reward, 100), next: textOrNull(60) }),
    transform(({ list: rewards, next }) => ({ rewards, next })),
  ),
});

/**
 * Redeems a promo code and pays its reward at once. Errors: `promo_code_unknown`, `promo_code_over`, `promo_code_used` (by
 * this member), `promo_code_used_up`, `TOO_MANY_REQUEST`, `need_true_account`, `bonus_unavailable`,
 * `reward_conditions`.
 */
export const redeemPromoCode = defineCall({
  ...shared,
  method: 'POST',
  path: '/wps/relay/MCSFE_redeemPromoCode',
  keyed: true,
  wireNames: { code: 'promoCode' },
  request: object({ code: pipe(string(), trim(), minLength(1), maxLength(40)) }),
  reply: reward,
});
