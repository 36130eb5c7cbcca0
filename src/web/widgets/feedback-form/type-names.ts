import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FeedbackType } from '#protocol/vocabulary/feedback.ts';

/** The names of the types of feedback. */
export const feedbackTypeNames: Readonly<Record<FeedbackType, MessageDescriptor>> = {
  deposit: msg`Deposits`,
  withdraw: msg`Withdrawals`,
  game: msg`Games`,
  service: msg`Service`,
  apply: msg`Applications for promotions`,
  other: msg`Something else`,
};
