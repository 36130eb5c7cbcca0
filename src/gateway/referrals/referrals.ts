export { decideInvitation, listHeldInvitations } from './held-invitations.ts';
export { recordInvitation } from './record-invitation.ts';
export { claimEarnings, notHeld } from './own-invitations.ts';
export { createStageJob, payDueStages, type ReferralRules } from './reach-stages.ts';
