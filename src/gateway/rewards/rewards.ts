export { addPromoCode, listPromoCodes } from './promo-codes/promo-codes.ts';
export { listLossRebatePeriods } from './loss-rebate/record-losses.ts';
export { offerLossRebates } from './loss-rebate/offer-loss-rebates.ts';
export { setRebateRates } from './rebate/open-rebate.ts';
export { addRedEnvelopes, listRedEnvelopes } from './red-envelopes/red-envelopes.ts';
