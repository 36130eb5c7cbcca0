export { addPromoCode, listPromoCodes } from './promo-codes/promo-codes.ts';
export { listLossRebatePeriods } from './loss-rebate/list-periods.ts';
export { offerLossRebates } from './loss-rebate/offer-loss-rebates.ts';
export { setRebateRates } from './rebate/rebate-rates.ts';
export { addRedEnvelopes, listRedEnvelopes } from './red-envelopes/red-envelopes.ts';
