import {
  check,
  maxLength,
  minLength,
  object,
  optional,
  picklist,
  pipe,
  string,
  trim,
} from 'valibot';
import { defineCall } from '../call.ts';
import { codeSent } from '../model/code-sent.ts';
import {
  dialCode,
  firebaseFields,
  firebaseWireNames,
  geetestFields,
  formText,
} from '../model/identity-fields.ts';
import { secondStepChannels } from '../model/second-step.ts';
import { signedIn } from '../model/signed-in.ts';

const types = ['', 'username', 'sms', 'firebase'] as const;

const credentials = {
  /** Username or mobile number. */
  username: pipe(string(), trim(), maxLength(60)),
  /** Password, or SMS code. */
  password: pipe(string(), trim(), maxLength(200)),
};

interface Identity {
  type?: string | undefined;
  username: string;
  password: string;
  idToken?: string | undefined;
  identityChannel?: string | undefined;
}

/** Firebase needs an id token and its channel; every other type needs username and password. */
function isComplete({ type, username, password, idToken, identityChannel }: Identity): boolean {
  if (type === 'firebase') return idToken !== undefined && identityChannel !== undefined;
  return username !== '' && password !== '';
}

/**
 * Signs in by username and password, by mobile number and SMS code (`sms`), or by a firebase id token (`firebase`).
 * Errors: `account_or_password_incorrect`, `captcha_required`, `captcha_incorrect`, `login_verify_required`,
 * `verification_code_incorrect`, `verification_code_expired`, `identity_refused`, `account_unknown`,
 * `geetest_captcha_err`, `login_blocked_by_time_out`, `login_blocked_by_self_exclusion`, `login_blocked_by_closing`,
 * `account_suspended`, `ip_blocked`. The value of an error may hold `captcha: true`, the second steps on offer (`secondStepOffers`), or the end of
 * an exclusion (`exclusionEnd`).
 */
export const signIn = defineCall({
  method: 'POST',
  path: '/wps/session/login',
  sealed: true,
  wireNames: { dialCode: 'countryDialingCode', ...firebaseWireNames },
  request: pipe(
    object({
      ...credentials,
      /** Empty when no captcha is required. */
      captcha: pipe(string(), maxLength(20)),
      type: optional(picklist(types)),
      dialCode: optional(dialCode),
      ...firebaseFields,
      ...geetestFields,
    }),
    check((request) => isComplete(request), 'complete credentials'),
  ),
  reply: signedIn,
});

/** The password is empty when the first step was a code by SMS or an identity. */
const requiredCredentials = {
  username: pipe(credentials.username, minLength(1)),
  password: credentials.password,
};

/**
 * Second step of a sign-in, by the chosen channel. Errors: `verification_code_incorrect`, `verification_code_expired`,
 * `real_name_incorrect`.
 */
export const verifySignIn = defineCall({
  method: 'POST',
  path: '/wps/session/login/verification',
  moduleId: 'LOGINIPVERF3',
  sealed: true,
  wireNames: { code: 'verificationCode' },
  request: object({
    ...requiredCredentials,
    channel: picklist(secondStepChannels),
    /** Code, or real name for the channel `payee`. */
    code: formText(100),
  }),
  reply: signedIn,
});

/** Sends the code of a second step. May be called again for a new code. */
export const sendSignInCode = defineCall({
  method: 'POST',
  path: '/wps/session/login/verification/send',
  moduleId: 'LOGINIPVERF3',
  sealed: true,
  request: object({ ...requiredCredentials, channel: picklist(['sms', 'email']) }),
  reply: codeSent,
});

/** Creates a trial account (type 4) and signs it in. */
export const signInFreePlay = defineCall({
  method: 'POST',
  path: '/wps/session/login/freeplay',
  moduleId: 'FREEPLAY3',
  sealed: true,
  constants: { platform: 'W' },
  request: object({ os: pipe(string(), maxLength(100)) }),
  reply: signedIn,
});
