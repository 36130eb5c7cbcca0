/** Sender of a message to a member: the platform, or members above or below in the agent tree. */
export type Sender = 'merchant' | 'upline' | 'member_downline' | 'agent_downline' | 'all_downline';
