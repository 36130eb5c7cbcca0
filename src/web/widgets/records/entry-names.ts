import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EntryCode } from '#protocol/vocabulary/entry-code.ts';

/** Names of the entries of the account record. */
export const entryNames: Readonly<Record<EntryCode, MessageDescriptor>> = {
  deposit: msg`Deposit`,
  withdraw: msg`Withdrawal`,
  betting: msg`Bet`,
  winning: msg`Win`,
  dividend: msg`Promotion`,
  betting_rebate: msg`Rebate on bets`,
  agent_rebate: msg`Agent rebate`,
  share_bonus: msg`Agent dividend`,
  daily_wage: msg`Daily or real-time salary`,
  hour_wage: msg`Hourly salary`,
  referral_rebate: msg`Referral rebate`,
  other: msg`Other`,
};
