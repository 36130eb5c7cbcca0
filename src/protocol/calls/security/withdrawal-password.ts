import { object, picklist, pipe, transform, union } from 'valibot';
import { defineCall } from '../../call.ts';
import { oneTimeCode } from '../../model/identity-fields.ts';
import {
  codeChannels,
  loginPassword,
  withdrawalPassword,
} from '../../model/security/identity-proof.ts';
import { timeOrNull } from '../../model/readers/time.ts';
import { emptyReply, flag } from '../../model/wire.ts';

const path = '/wps/member/paymentPassword';
const shared = { path, moduleId: 'PAYMENTPASS3', token: 'required', sealed: true } as const;
const chosen = { newPassword: withdrawalPassword, confirmation: withdrawalPassword };
const wireNames = { confirmation: 'confirmNewPassword' };

/** Returns whether the member has a withdrawal password, and until when it is locked: epoch milliseconds, or null. */
export const hasWithdrawalPassword = defineCall({
  method: 'GET',
  path: '/wps/member/hasWithdrawalPassword',
  moduleId: 'PAYMENTPASS3',
  token: 'required',
  request: object({}),
  reply: pipe(
    union([
      object({ hasPassword: flag(), lockedUntil: timeOrNull() }),
      pipe(
        flag(),
        transform((hasPassword) => ({ hasPassword, lockedUntil: null })),
      ),
    ]),
  ),
});

/**
 * Sets the first withdrawal password, confirmed by the login password. Errors: `password_incorrect`,
 * `confirmation_differs`, `withdrawal_password_is_login`, `changed_elsewhere` when there is one already.
 */
export const setWithdrawalPassword = defineCall({
  keyed: true,
  ...shared,
  method: 'PUT',
  wireNames,
  request: object({ ...chosen, loginPassword }),
  reply: emptyReply(),
});

/**
 * Changes the withdrawal password. Errors: `withdrawal_password_incorrect`, `withdrawal_password_locked`,
 * `withdrawal_password_required`, `password_unchanged`, `confirmation_differs`, `withdrawal_password_is_login`.
 */
export const changeWithdrawalPassword = defineCall({
  keyed: true,
  ...shared,
  method: 'POST',
  wireNames,
  request: object({ ...chosen, oldPassword: withdrawalPassword }),
  reply: emptyReply(),
});

/**
 * Sets a new withdrawal password by a code to a verified contact (`sendMemberCode`, purpose `withdrawalPassword`), and
 * lifts its lock. Errors: `verification_code_incorrect`, `verification_code_expired`, `confirmation_differs`,
 * `withdrawal_password_is_login`.
 */
export const resetWithdrawalPassword = defineCall({
  keyed: true,
  ...shared,
  method: 'POST',
  path: `${path}/reset`,
  wireNames: { ...wireNames, code: 'verificationCode' },
  request: object({ ...chosen, channel: picklist(codeChannels), code: oneTimeCode }),
  reply: emptyReply(),
});
