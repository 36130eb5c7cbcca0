import { GatewayError } from '#core/client/gateway-error.ts';
import { type IdentityFault, identityMessages } from './identity-messages.ts';

/** Faults that belong to a form field, by the field's wire name. */
const fields: Readonly<Partial<Record<IdentityFault, string>>> = {
  codeExpired: 'verificationCode',
  codeWrong: 'verificationCode',
  numberInvalid: 'mobileNum',
  numberMissing: 'mobileNum',
};

/** Firebase names no time after too many requests. In milliseconds. */
const tooManyWaitMs = 5 * 60_000;

/** Error of every firebase call. Screens show it like other gateway errors. */
export class IdentityError extends GatewayError {
  readonly fault: IdentityFault;

  constructor(fault: IdentityFault, cause?: unknown) {
    const field = fields[fault] ?? null;
    const wait = fault === 'tooMany' ? { waitMs: tooManyWaitMs } : {};
    super({ kind: 'thirdParty', words: identityMessages[fault], field, ...wait }, { cause });
    this.fault = fault;
  }
}

/** SDK codes (firebase.google.com/docs/reference/js/auth#autherrorcodes) with a message for players. */
const faults: Readonly<Record<string, IdentityFault>> = {
  'auth/app-not-authorized': 'notEnabled',
  'auth/cancelled-popup-request': 'popupClosed',
  'auth/captcha-check-failed': 'captchaFailed',
  'auth/code-expired': 'codeExpired',
  'auth/invalid-app-credential': 'captchaFailed',
  'auth/invalid-phone-number': 'numberInvalid',
  'auth/invalid-verification-code': 'codeWrong',
  'auth/missing-app-credential': 'captchaFailed',
  'auth/missing-code': 'codeWrong',
  'auth/missing-phone-number': 'numberMissing',
  'auth/missing-verification-code': 'codeWrong',
  'auth/network-request-failed': 'unreachable',
  'auth/operation-not-allowed': 'notEnabled',
  'auth/popup-blocked': 'popupClosed',
  'auth/popup-closed-by-user': 'popupClosed',
  'auth/quota-exceeded': 'quotaExceeded',
  'auth/too-many-requests': 'tooMany',
  'auth/unauthorized-domain': 'notEnabled',
  'auth/user-cancelled': 'popupClosed',
};

/** The fault of an SDK error; `unknown` for other errors. */
export function identityFaultOf(error: unknown): IdentityFault {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return (typeof code === 'string' && faults[code]) || 'unknown';
}
