export { approveRedemption, rejectRedemption } from './end-redemption.ts';
export { loadPastRedemptions, type PastRedemption } from './past-redemptions.ts';
export { changeItem, correctPoints, listItems, listRedemptions } from './operator-redemptions.ts';
