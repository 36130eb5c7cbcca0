import {
  array,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  transform,
  trim,
  union,
} from 'valibot';
import { defineCall } from '../../call.ts';
import { withdrawSettings } from '../../model/cashier/withdraw-settings.ts';
import { askedWithdrawal, withdrawal } from '../../model/cashier/withdrawal.ts';
import { formText, oneTimeCode } from '../../model/identity-fields.ts';
import { pesoAmount, pesos } from '../../model/money.ts';
import { withdrawalPassword } from '../../model/security/identity-proof.ts';
import { list, textOrNull, wholeNumber } from '../../model/wire.ts';
import { withdrawalStates } from '../../vocabulary/withdrawal-state.ts';
import { uuid } from '../../uuid.ts';

const path = '/wps/cashier/withdrawals';
const shared = { token: 'required' } as const;
const withdrawalId = pipe(string(), trim(), minLength(1), maxLength(60));

/** Limits, hours and conditions of withdrawals for a member. */
export const getWithdrawSettings = defineCall({
  ...shared,
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawSettings',
  context: { language: 'language' },
  constants: { groupId: 0 },
  request: object({}),
  reply: withdrawSettings,
});

/** An amount in pesos, as a number or as text of a query string. */
const queriedAmount = pipe(
  union([number(), pipe(string(), regex(/^\d{1,12}(\.\d{1,2})?$/), transform(Number))]),
  pesoAmount(),
);

/**
 * The charge of a withdrawal, in centavos, which is taken off its amount. `amount` is in pesos (`toPesos`); `kind` is VW
 * virtual wallet, EW e-wallet or BC bank card.
 */
export const getWithdrawCharge = defineCall({
  ...shared,
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawCharges',
  wireNames: { amount: 'withdrawAmount', kind: 'withdrawType' },
  request: object({ amount: queriedAmount, kind: picklist(['VW', 'EW', 'BC']) }),
  reply: pesos(),
});

/**
 * Asks for a withdrawal, and holds its amount at once. `key` is a UUID that the client makes for one withdrawal and keeps
 * until an answer comes: the same key again answers with the first withdrawal. `amount` is in pesos (`toPesos`).
 * `password` is the withdrawal password, and `code` a code by SMS (`sendMemberCode`, purpose `withdrawal`), as far as the
 * settings ask for them. `givesUp` has the ids of the unfinished bonuses that the member agrees to lose.
 *
 * Errors: `need_true_account`, `key_reused`, `withdrawals_stopped`, `withdrawals_blocked`, `withdrawals_closed` (value:
 * `{ opensAt }`), `amount_out_of_limits` (value: `{ least, most }` in pesos), `withdrawal_times_used`,
 * `withdrawal_sum_used` (value: `{ left }` in pesos), `bonus_unfinished` (value: `{ bonuses }`, ids that `givesUp` lacks),
 * `insufficient_balance`, `reward_unplayed` (value: `{ held }` in pesos), `not_found` and `payout_account_held` (value:
 * `{ until }`) of the account, `proof_required` (value: `{ accepts }`), and the errors of the withdrawal password and the
 * code. Nothing is held after an error.
 */
export const withdraw = defineCall({
  ...shared,
  method: 'POST',
  path: '/wps/transaction/withdraw',
  sealed: true,
  wireNames: { account: 'bankCardId', code: 'verificationCode', givesUp: 'forfeitBonusIds' },
  constants: { groupId: 0 },
  request: object({
    key: uuid,
    amount: pesoAmount(),
    account: formText(60),
    password: optional(withdrawalPassword),
    code: optional(oneTimeCode),
    givesUp: optional(array(formText(60))),
  }),
  reply: askedWithdrawal,
});

/** The withdrawals of the member, newest first. `state` is empty for all. `next` is sent as `after` for the next page. */
export const getWithdrawals = defineCall({
  ...shared,
  method: 'GET',
  path,
  request: object({
    state: optional(picklist(['', ...withdrawalStates]), ''),
    size: optional(pipe(wholeNumber(), minValue(1), maxValue(100)), 10),
    after: optional(uuid),
  }),
  reply: pipe(
    object({ list: list(withdrawal, 100), next: textOrNull(60) }),
    transform(({ list: withdrawals, next }) => ({ withdrawals, next })),
  ),
});

/** One withdrawal of the member with its timeline. Error: `not_found`. */
export const getWithdrawal = defineCall({
  ...shared,
  method: 'GET',
  path: `${path}/one`,
  wireNames: { id: 'withdrawalId' },
  request: object({ id: withdrawalId }),
  reply: withdrawal,
});

/**
 * Cancels a withdrawal that the operator has not taken. Replies with the withdrawal as it is, cancelled or not, with its
 * timeline. Error: `not_found`.
 */
export const cancelWithdrawal = defineCall({
  ...shared,
  method: 'POST',
  path: `${path}/cancel`,
  wireNames: { id: 'withdrawalId' },
  request: object({ id: withdrawalId }),
  reply: withdrawal,
});
