import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BetOutcome } from '#protocol/model/bet.ts';

/** Names of the outcomes. */
export const outcomeNames: Readonly<Record<BetOutcome, MessageDescriptor>> = {
  won: msg`Won`,
  lost: msg`Lost`,
  tied: msg`Tied`,
  cancelled: msg`Cancelled`,
};

/** Name of a bet without a result. */
export const openName = msg`Waiting for the result`;
