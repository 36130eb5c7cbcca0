import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Reward } from '#protocol/model/rewards/reward.ts';

/** The name of each source of rewards. */
export const sourceNames: Readonly<Record<Reward['source'], MessageDescriptor>> = {
  rebate: msg`Rebate`,
  ticket: msg`Ticket`,
  mission: msg`Mission`,
  levelGift: msg`Level gift`,
  promoCode: msg`Promo code`,
  activity: msg`Activity`,
  referral: msg`Referral`,
  redEnvelope: msg`Red envelope`,
  leaderboard: msg`Leaderboard`,
  message: msg`Message`,
  other: msg`Other`,
};
