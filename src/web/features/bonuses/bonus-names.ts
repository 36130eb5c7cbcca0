import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Bonus } from '#protocol/model/rewards/bonus.ts';
import type { BonusEnd } from '#protocol/vocabulary/bonus-state.ts';

/** The name of each state of a bonus. */
export const stateNames: Readonly<Record<Bonus['state'], MessageDescriptor>> = {
  offered: msg`For you`,
  active: msg`Active`,
  released: msg`Became cash`,
  forfeited: msg`Ended`,
  expired: msg`Expired`,
  other: msg`Other`,
};

/** The reason for which a bonus has ended, in a sentence. */
export const endNames: Readonly<Record<BonusEnd, MessageDescriptor>> = {
  turnedOver: msg`You played it through.`,
  playedOut: msg`All of its money was staked and lost.`,
  givenUp: msg`You gave it up.`,
  withdrawal: msg`You withdrew before it was played through.`,
  depositReversed: msg`The payment of its deposit was taken back.`,
  timeOver: msg`Its time was over before it was played through.`,
  operator: msg`We took it back. Please contact us if you have a question.`,
};
