export { advanceApplications } from './advance-application.ts';
export { applicationMoves } from './application-moves.ts';
export { findApplication } from './move-application.ts';
export { promotionCategories } from './promotion-categories.ts';
export { countApplications, listApplications } from './operator-list.ts';
export { approveApplication, issueReward, rejectApplication } from './review-application.ts';
