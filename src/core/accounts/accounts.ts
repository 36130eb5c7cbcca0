import type { Cache } from '../cache/cache.ts';
import type { Send } from '../client/send.ts';
import type { Platform } from '../platform.ts';
import type { SessionKeys } from '../storage/session-keys.ts';
import { type Captcha, createCaptcha } from './captcha.ts';
import { type Codes, createCodes } from './codes.ts';
import { type Countries, createCountries } from '../countries/countries.ts';
import { createPasswordReset, type PasswordReset } from './password-reset.ts';
import { createRegistration, type RegistrationSlice } from '../registration/registration.ts';
import { createReturn, type Return } from './return.ts';
import type { Events } from '../events.ts';
import type { Session } from '../session/session.ts';

/** Slices of forms about accounts, beside the session. */
export interface Accounts {
  readonly captcha: Captcha;
  readonly codes: Codes;
  readonly countries: Countries;
  readonly passwordReset: PasswordReset;
  readonly registration: RegistrationSlice;
  readonly return: Return;
}

export interface AccountsNeeds {
  send: Send;
  cache: Cache;
  keys: SessionKeys;
  session: Session;
  platform: Platform;
  events: Events;
  now(): number;
}

/** Builds the slices of forms about accounts. */
export function createAccounts(needs: AccountsNeeds): Accounts {
  return {
    captcha: createCaptcha(needs),
    codes: createCodes(needs),
    countries: createCountries(needs),
    passwordReset: createPasswordReset(needs),
    registration: createRegistration(needs),
    return: createReturn(needs),
  };
}
