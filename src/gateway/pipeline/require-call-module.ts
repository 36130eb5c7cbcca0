import type { Call } from '#protocol/call.ts';
import {
  cancelDeposit,
  getDeposit,
  getDeposits,
  sendDepositProof,
} from '#protocol/calls/cashier/deposits.ts';
import { changePassword } from '#protocol/calls/password.ts';
import { getRegisterRules } from '#protocol/calls/register-rules.ts';
import { getAuthenticator, removeAuthenticator } from '#protocol/calls/security/authenticator.ts';
import { getBanks, getPayoutAccounts } from '#protocol/calls/security/payout-accounts.ts';
import { getSecurityQuestions } from '#protocol/calls/security/security-questions.ts';
import { hasWithdrawalPassword } from '#protocol/calls/security/withdrawal-password.ts';
import { sendSignInCode, verifySignIn } from '#protocol/calls/sign-in.ts';
import { sendMobileRegisterCode, sendRegisterCode } from '#protocol/calls/verification.ts';
import { requireModule, type Settings } from '../system/system.ts';

/** Calls that are answered while their module is off, each for its own reason. */
const withoutModule: ReadonlySet<Call> = new Set<Call>([
  // The app reads the rules before it knows the modules.
  getRegisterRules,
  // An authenticator app and the operator ask for a second step too.
  verifySignIn,
  sendSignInCode,
  // A forced change of the password does not depend on the module. The handler checks all others.
  changePassword,
  // An authenticator app that a member has goes on to be asked for, so the member can see and remove it.
  getAuthenticator,
  removeAuthenticator,
  // A deposit that has begun goes on.
  getDeposit,
  getDeposits,
  sendDepositProof,
  cancelDeposit,
  // Winnings are paid to the accounts that a member has.
  getBanks,
  getPayoutAccounts,
  // The security centre reads the state of each protection.
  getSecurityQuestions,
  hasWithdrawalPassword,
  // One path with two modules. The handler checks both.
  sendRegisterCode,
  sendMobileRegisterCode,
]);

/** Refusal `function.not.available` while the module of a call is off. */
export function requireCallModule(call: Call, settings: Settings): void {
  if (call.moduleId === null || withoutModule.has(call)) return;
  requireModule({ settings }, call.moduleId);
}
