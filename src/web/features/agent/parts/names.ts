import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Downline } from '#core/agent/agent.ts';

/** Names of the states of a downline. */
export const stateNames: Readonly<Record<Downline['state'], MessageDescriptor>> = {
  NEW: msg`New`,
  ACTIVE: msg`Active`,
  SUSPENDED: msg`Suspended`,
  other: msg`Other`,
};

/** The name of a type of account. */
export function typeName(type: number): MessageDescriptor {
  return type === 0 ? msg`Player` : msg`Agent`;
}
