export { addPromoCode, listPromoCodes } from './promo-codes/promo-codes.ts';
export { setRebateRates } from './rebate/rebate-rates.ts';
export { addRedEnvelopes, listRedEnvelopes } from './red-envelopes/red-envelopes.ts';
