import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DownlineState } from '#core/agent/agent.ts';

/** Names of the states of a downline. */
export const stateNames: Readonly<Record<DownlineState, MessageDescriptor>> = {
  NEW: msg`New`,
  ACTIVE: msg`Active`,
  SUSPENDED: msg`Suspended`,
};

/** The name of a type of account. */
export function typeName(type: number): MessageDescriptor {
  return type === 0 ? msg`Player` : msg`Agent`;
}
