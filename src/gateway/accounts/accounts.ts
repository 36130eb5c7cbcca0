export type { PlaceOf } from './account-services.ts';
export type { Attempts } from './attempts.ts';
export { clearAuthenticator } from './authenticator/remove-authenticator.ts';
export { changePerson } from './change-person.ts';
export { checkBirthday, checkByRule } from './check-by-rule.ts';
export { endDeviceKeys } from './device-key/end-device-keys.ts';
export { removeKeyOfSession } from './device-key/remove-device-key.ts';
export { bearerOf, recordDevice, requesterOf } from './devices.ts';
export type { MemberRow } from './find-member.ts';
export { setAuthenticatorSecret } from './authenticator/authenticator-secret.ts';
export { maskBirthday, maskContact, maskEmail, maskName, maskNickname } from './mask.ts';
export { checkConfirmation } from './password/change-password.ts';
export { createPasswords, type PasswordCost, type Passwords } from './password/passwords.ts';
export { ensureReferralCode, makeReferralCode } from './referral-code.ts';
export type { Requester } from './requester.ts';
export {
  checkWithdrawalPassword,
  unlockWithdrawalPassword,
} from './security/check-withdrawal-password.ts';
export { checkLoginPassword } from './security/check-login-password.ts';
export { proveExcluded } from './sign-in/prove-password.ts';
export { checkWithdrawalCode } from './security/member-codes.ts';
export { isLiving, type Sessions, type SignedInMember } from './sessions.ts';
export { addSignInLink } from './sign-in-link/sign-in-links.ts';
export { liftSuspension, suspendMember } from './suspension/suspend-member.ts';
export { beginSession, recordNetwork } from './sign-in/begin-session.ts';
export type { Identity } from './sign-in/id-tokens.ts';
export { checkIdentityMobile, identify } from './sign-in/identities.ts';
export { checkAddress, checkCaptcha, checkGeetest } from './verification/request-checks.ts';
export { type SmsCount, smsOfToday } from './verification/sms-budget.ts';
