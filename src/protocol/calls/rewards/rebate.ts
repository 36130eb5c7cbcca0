import { object } from 'valibot';
import { defineCall } from '../../call.ts';
import { listed } from '../../model/readers/listed.ts';
import { rebate } from '../../model/rewards/rebate.ts';

const shared = {
  moduleId: 'REWCEN3',
  token: 'required',
  context: { language: 'language' },
} as const;

/** The rebate that the member can claim, by category, and the last claims. Error: `need_true_account`. */
export const getRebate = defineCall({
  ...shared,
  method: 'GET',
  path: '/wps/relay/MCSFE_getCustomerRebateSettingByProductType',
  request: object({}),
  reply: listed(rebate),
});

/**
 * Claims the rebate of all turnover so far, once a day (+08:00). Replies with the rebate as it is after that: a second claim
 * of a day, or one of nothing, pays nothing. Error: `need_true_account`.
 */
export const claimRebate = defineCall({
  ...shared,
  method: 'POST',
  path: '/wps/relay/MCSFE_claimManualRebate',
  keyed: true,
  request: object({}),
  reply: rebate,
});
