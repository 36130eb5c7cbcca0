import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AnyDepositState } from '#protocol/vocabulary/deposit-state.ts';

/** Short names of the states of a deposit. */
export const stateNames: Readonly<Record<AnyDepositState, MessageDescriptor>> = {
  created: msg`Starting`,
  pending: msg`Waiting for payment`,
  paid: msg`Paid`,
  failed: msg`Not paid`,
  expired: msg`Time ran out`,
  cancelled: msg`Cancelled`,
  review: msg`Being checked`,
  returned: msg`Sent back`,
  reversed: msg`Taken back`,
  other: msg`Other`,
};
