import {
  check,
  maxLength,
  minLength,
  object,
  optional,
  picklist,
  pipe,
  string,
  transform,
  trim,
} from 'valibot';
import { defineCall } from '../call.ts';
import { codeSent } from '../model/code-sent.ts';
import { accountType } from '../model/member.ts';
import {
  dialCode,
  firebaseFields,
  firebaseWireNames,
  geetestFields,
  typed,
} from '../model/proof.ts';
import { secondStepChannels } from '../model/second-step.ts';
import { flag, identifier, text } from '../model/wire.ts';

/** The account behind a fresh token, and whether its password has to be changed before anything else. */
const signedIn = pipe(
  object({
    token: pipe(string(), minLength(1), maxLength(200)),
    id: identifier(),
    userName: text(),
    customerType: accountType,
    firstTimeLogin: flag(),
    passwordExpired: flag(),
    defaultPassword: flag(),
  }),
  transform(({ id, userName, customerType, firstTimeLogin, ...rest }) => ({
    ...rest,
    customerId: id,
    username: userName,
    type: customerType,
    firstTime: firstTimeLogin,
  })),
);

const types = ['', 'username', 'sms', 'firebase'] as const;

const proofOfWho = {
  /** A username or a mobile number. */
  username: pipe(string(), trim(), maxLength(60)),
  /** A password, or the code that was sent by SMS. */
  password: pipe(string(), trim(), maxLength(200)),
};

interface SaysWho {
  type?: string | undefined;
  username: string;
  password: string;
  idToken?: string | undefined;
  identityChannel?: string | undefined;
}

function saysWho({ type, username, password, idToken, identityChannel }: SaysWho): boolean {
  if (type === 'firebase') return idToken !== undefined && identityChannel !== undefined;
  return username !== '' && password !== '';
}

/**
 * Signs in by username and password, by mobile number and code (`sms`), or by what firebase says (`firebase`).
 * Refused with `account_or_password_incorrect`, `captcha_required`, `captcha_incorrect`, `login_verify_required`,
 * `verification_code_incorrect`, `verification_code_expired`, `identity_refused`, `account_unknown`,
 * `geetest_captcha_err`, `login_blocked_by_self_exclusion`, `ip_blocked`. The refusal's value may carry `captcha: true`,
 * or the second steps that are offered (`secondStepOffers`).
 */
export const signIn = defineCall({
  method: 'POST',
  path: '/wps/session/login',
  sealed: true,
  wireNames: { dialCode: 'countryDialingCode', ...firebaseWireNames },
  request: pipe(
    object({
      ...proofOfWho,
      /** Empty when none is asked for. */
      captcha: pipe(string(), maxLength(20)),
      type: optional(picklist(types)),
      dialCode: optional(dialCode),
      ...firebaseFields,
      ...geetestFields,
    }),
    check((request) => saysWho(request), 'who signs in, and by what'),
  ),
  reply: signedIn,
});

const known = {
  username: pipe(proofOfWho.username, minLength(1)),
  password: pipe(proofOfWho.password, minLength(1)),
};

/** The second step of signing in: what was asked for by the chosen way. Refused with `verification_code_incorrect`, `verification_code_expired` and `real_name_incorrect`. */
export const verifySignIn = defineCall({
  method: 'POST',
  path: '/wps/session/login/verification',
  moduleId: 'LOGINIPVERF3',
  sealed: true,
  wireNames: { code: 'verificationCode' },
  request: object({
    ...known,
    channel: picklist(secondStepChannels),
    /** The code, or the real name. */
    code: typed(100),
  }),
  reply: signedIn,
});

/** Sends the code of a second step, again too. */
export const sendSignInCode = defineCall({
  method: 'POST',
  path: '/wps/session/login/verification/send',
  moduleId: 'LOGINIPVERF3',
  sealed: true,
  request: object({ ...known, channel: picklist(['sms', 'email']) }),
  reply: codeSent,
});

/** Makes an account to look around with, and signs it in. */
export const signInFreePlay = defineCall({
  method: 'POST',
  path: '/wps/session/login/freeplay',
  moduleId: 'FREEPLAY3',
  sealed: true,
  constants: { platform: 'W' },
  request: object({ os: pipe(string(), maxLength(100)) }),
  reply: signedIn,
});
