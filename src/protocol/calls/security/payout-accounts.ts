import { object, optional } from 'valibot';
import { defineCall } from '../../call.ts';
import { formText } from '../../model/identity-fields.ts';
import { withdrawalPassword } from '../../model/security/identity-proof.ts';
import { bank, payoutAccount } from '../../model/security/payout-account.ts';
import { emptyReply, identifier, list } from '../../model/wire.ts';

const path = '/wps/member/bankCard';
const shared = { path, moduleId: 'BINDCARD3', token: 'required' } as const;

/** The banks and e-wallets that accounts can be added of. */
export const getBanks = defineCall({
  ...shared,
  method: 'GET',
  path: `${path}/banks`,
  request: object({}),
  reply: list(bank, 300),
});

export const getPayoutAccounts = defineCall({
  ...shared,
  method: 'GET',
  request: object({}),
  reply: list(payoutAccount, 20),
});

/**
 * Adds an account in the member's real name. Errors: `real_name_required`, `field_refused` (the number),
 * `payout_account_exists`, `payout_accounts_full`, `withdrawal_password_required` and the errors of that password.
 */
export const addPayoutAccount = defineCall({
  keyed: true,
  ...shared,
  method: 'PUT',
  sealed: true,
  wireNames: { number: 'cardNumber', withdrawalPassword: 'password' },
  request: object({ bankCode: formText(40), number: formText(40), withdrawalPassword }),
  reply: object({ bankCardId: identifier() }),
});

/** Makes an account the default. `expected` is the default that the page shows. Errors: `changed_elsewhere`, `not_found`. */
export const setDefaultPayoutAccount = defineCall({
  keyed: true,
  ...shared,
  method: 'POST',
  path: `${path}/default`,
  wireNames: { id: 'bankCardId' },
  request: object({ id: formText(60), expected: optional(formText(60)) }),
  reply: emptyReply(),
});

/** Removes an account. Errors: `not_found` and the errors of the withdrawal password. */
export const removePayoutAccount = defineCall({
  keyed: true,
  ...shared,
  method: 'DELETE',
  sealed: true,
  wireNames: { id: 'bankCardId', withdrawalPassword: 'password' },
  request: object({ id: formText(60), withdrawalPassword }),
  reply: emptyReply(),
});
