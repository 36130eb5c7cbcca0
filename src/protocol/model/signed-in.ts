import { maxLength, minLength, object, pipe, string, transform } from 'valibot';
import { accountType } from './member.ts';
import { flag, identifier, text } from './wire.ts';

/** A new token and its account. The flags demand a password change. */
export const signedIn = pipe(
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
