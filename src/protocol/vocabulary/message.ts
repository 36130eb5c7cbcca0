/** Senders of a message to a member: the platform, or members above or below in the tree of agents. */
export const messageSenders = [
  'merchant',
  'upline',
  'member_downline',
  'agent_downline',
  'all_downline',
] as const;
export type MessageSender = (typeof messageSenders)[number];

/** The recipients of a member: the member above, one below, or all direct downlines. */
export const letterTargets = ['upline', 'downline', 'all'] as const;
export type LetterTarget = (typeof letterTargets)[number];

/** Recipients of a letter that was sent, in the words of the wire. */
export const letterRecipients = [
  'upline',
  'member_downline',
  'agent_downline',
  'all_downline',
] as const;
export type LetterRecipient = (typeof letterRecipients)[number];
