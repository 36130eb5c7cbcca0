import { maxLength, minLength, object, pipe, string, transform, trim } from 'valibot';
import { defineCall } from '../call.ts';
import { accountType } from '../model/member.ts';
import { flag, identifier, nothing, text } from '../model/wire.ts';
import { sealKey } from '../seal.ts';

/** The public key that sealed bodies are sealed with. */
export const getSealKey = defineCall({
  method: 'GET',
  path: '/wps/session/key',
  moduleId: null,
  raw: true,
  request: object({}),
  reply: sealKey,
});

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

/** Signs in by username and password. Refused with `account_or_password_incorrect`, `captcha_required` and others; the refusal's value may carry `captcha: true`. */
export const signIn = defineCall({
  method: 'POST',
  path: '/wps/session/login',
  sealed: true,
  request: object({
    username: pipe(string(), trim(), minLength(1), maxLength(60)),
    password: pipe(string(), trim(), minLength(1), maxLength(200)),
    captcha: pipe(string(), maxLength(20)),
  }),
  constants: { type: 'username' },
  reply: signedIn,
});

export const signOut = defineCall({
  method: 'DELETE',
  path: '/wps/session/logout',
  token: 'required',
  request: object({}),
  reply: nothing(),
});
