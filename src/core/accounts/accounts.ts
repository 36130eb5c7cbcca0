import type { Cache } from '../cache/cache.ts';
import type { Send } from '../client/send.ts';
import type { Platform } from '../platform.ts';
import type { LocalKeys } from '../storage/local-keys.ts';
import type { SessionKeys } from '../storage/session-keys.ts';
import { type Captcha, createCaptcha } from './captcha.ts';
import { type Codes, createCodes } from './codes.ts';
import { type Countries, createCountries } from '../countries/countries.ts';
import { createRegistration, type RegistrationSlice } from '../registration/registration.ts';
import { createExcluded, type Excluded } from './excluded.ts';
import type { Events } from '../events.ts';
import type { Session } from '../session/session.ts';
import type { RequestOf } from '#protocol/call.ts';
import { resetPasswordByEmail, resetPasswordByMobile } from '#protocol/calls/password.ts';

interface PasswordResetNeeds {
  send: Send;
  session: Pick<Session, 'suggestLogin'>;
}

/** Replaces a forgotten password. The player logs in with the new one. */
function createPasswordReset({ send, session }: PasswordResetNeeds) {
  return {
    /** Sets a new password, and suggests the number to the login form. Throws GatewayError. */
    async byMobile(request: RequestOf<typeof resetPasswordByMobile>): Promise<void> {
      await send(resetPasswordByMobile, request);
      session.suggestLogin(request.mobile);
    },
    /** Has a new password sent by e-mail if name and address belong together, and suggests the name to the login form. Throws GatewayError. */
    async byEmail(username: string, email: string): Promise<void> {
      await send(resetPasswordByEmail, { username, email });
      session.suggestLogin(username);
    },
  };
}

type PasswordReset = ReturnType<typeof createPasswordReset>;

/** Slices of forms about accounts, beside the session. */
export interface Accounts {
  readonly captcha: Captcha;
  readonly codes: Codes;
  readonly countries: Countries;
  readonly passwordReset: PasswordReset;
  readonly registration: RegistrationSlice;
  readonly excluded: Excluded;
}

export interface AccountsNeeds {
  send: Send;
  cache: Cache;
  keys: SessionKeys;
  local: LocalKeys;
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
    excluded: createExcluded(needs),
  };
}
