import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AnyWithdrawalState } from '#protocol/vocabulary/withdrawal-state.ts';

/** Short names of the states of a withdrawal. */
export const stateNames: Readonly<Record<AnyWithdrawalState, MessageDescriptor>> = {
  requested: msg`Requested`,
  taken: msg`Being checked`,
  approved: msg`Approved`,
  paying: msg`Being paid`,
  paid: msg`Paid`,
  failed: msg`Payment failed`,
  cancelled: msg`Cancelled`,
  rejected: msg`Rejected`,
  released: msg`Money returned`,
  confirmed: msg`Received`,
  disputed: msg`In dispute`,
  compensated: msg`Made good`,
  other: msg`Other`,
};
