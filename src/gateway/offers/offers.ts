export { claimReward } from './claim-reward.ts';
export { endReward, type Reward, expireRewards, cancelReward, listRewards } from './end-reward.ts';
export { checkFreeMoney, freeCash, holdCash, readFreeMoney } from './held-cash.ts';
export { offerReward, payOrOffer, payReward } from './offer-reward.ts';
export {
  cashTerms,
  checkConditions,
  noConditions,
  type RewardConditions,
  unmetConditions,
  wireConditions,
} from './reward-conditions.ts';
export {
  columnsOf as rewardColumns,
  type RewardValue,
  valueOf as rewardValueOf,
} from './reward-value.ts';
export { withdrawRewards } from './withdraw-rewards.ts';
