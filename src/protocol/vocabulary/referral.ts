/** Stages of an invited player that pay the inviter, in their order. */
export const referralStages = ['registered', 'deposit', 'turnover'] as const;
export type ReferralStage = (typeof referralStages)[number];

/** States of an invitation: it counts, it waits for the operator, or the operator has refused it. */
export const invitationStates = ['counted', 'held', 'refused'] as const;
export type InvitationState = (typeof invitationStates)[number];
