import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AgentChange } from '#core/agent/agent.ts';

/** Names of the actions of agents. */
export const actionNames: Readonly<Record<AgentChange['action'], MessageDescriptor>> = {
  created: msg`Account created`,
  registered: msg`Registered by a link`,
  rebate: msg`Rebate changed`,
  promoted: msg`Made an agent`,
  suspended: msg`Account suspended`,
  restored: msg`Account let in again`,
  passwordReset: msg`Initial password replaced`,
  transfer: msg`Money sent`,
  linkCreated: msg`Link created`,
  linkDeleted: msg`Link deleted`,
  other: msg`Other`,
};
