import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DepositState } from '#contract/vocabulary/deposit-state.ts';

/** Short names of the states of a deposit. */
export const stateNames: Readonly<Record<DepositState, MessageDescriptor>> = {
  created: msg`Starting`,
  pending: msg`Waiting for payment`,
  paid: msg`Paid`,
  failed: msg`Not paid`,
  expired: msg`Time ran out`,
  cancelled: msg`Cancelled`,
  review: msg`Being checked`,
  returned: msg`Sent back`,
  reversed: msg`Taken back`,
};
