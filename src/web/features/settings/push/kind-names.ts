import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PushKind } from '#protocol/vocabulary/push-kind.ts';

interface KindName {
  readonly name: MessageDescriptor;
  readonly hint: MessageDescriptor;
}

/** The names of the kinds of notifications. A kind without a name does not compile. */
export const kindNames: Readonly<Record<PushKind, KindName>> = {
  money: {
    name: msg`Money`,
    hint: msg`Deposits, withdrawals and transfers to you.`,
  },
  messages: {
    name: msg`Messages`,
    hint: msg`New messages, answers to your feedback and contract requests.`,
  },
  promotions: {
    name: msg`Promotions`,
    hint: msg`Rewards that wait for you.`,
  },
  draws: {
    name: msg`Draws`,
    hint: msg`Results of bets that were open.`,
  },
};
