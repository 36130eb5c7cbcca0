/** Actions of an agent in the list of changes. */
export const agentActions = [
  /** The agent added a downline with a rebate. */
  'created',
  /** A stranger registered by a link of the agent. */
  'registered',
  /** The rebate of a downline changed. */
  'rebate',
  /** A downline became an agent. */
  'promoted',
  'suspended',
  'restored',
  /** A new initial password, before the member had chosen one. */
  'passwordReset',
  /** Money was sent to a downline. */
  'transfer',
  'linkCreated',
  'linkDeleted',
] as const;

/** Action of an agent. */
export type AgentAction = (typeof agentActions)[number];
