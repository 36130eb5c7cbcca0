import { networkKey } from '../../http/network-key.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Attempts } from '../attempts.ts';

const windowMs = 15 * 60_000;

/** Limits of failed attempts of one client on one account. After `captcha` a captcha is required, after `max` all are refused. */
const clientLimits = { captcha: 3, max: 10 };
/** Limits of failed attempts of one network on all accounts. */
const networkLimits = { captcha: 20, max: 100 };
/** Limit of failed attempts of unknown devices on one account. They require a captcha and never lock the account. */
const accountLimits = { captcha: 20 };

/** A sign-in attempt. */
export interface SignInAttempt {
  /** Key of the account: id of the member, or the normalised name of an unknown one. */
  readonly account: string;
  readonly ip: string;
  /** Hash of a device that the member has signed in with before, else null. */
  readonly device: string | null;
}

export interface SignInLimits {
  /**
   * Counts an attempt as failed. `captchaIsDue`: this attempt needs a captcha. `captchaIsNext`: the next one does.
   * Refusal `TOO_MANY_REQUEST` above the limits of this client. Attempts of other clients never cause it.
   */
  count(attempt: SignInAttempt): Promise<{ captchaIsDue: boolean; captchaIsNext: boolean }>;
  /** Uncounts an attempt that was refused before the password was checked. */
  undo(attempt: SignInAttempt): Promise<void>;
  /** Clears the failed attempts of a client after a correct password. */
  clear(attempt: SignInAttempt): Promise<void>;
}

/**
 * Limits of password and code attempts, counted by client and account, so that strangers cannot lock an account. A known
 * device has its own count, which attempts of other devices do not change.
 */
export function createSignInLimits(attempts: Attempts): SignInLimits {
  function keysOf({ account, ip, device }: SignInAttempt) {
    const network = networkKey(ip);
    if (device !== null) return { own: `sign-in ${account} device ${device}`, shared: [] };
    return {
      own: `sign-in ${account} ${network}`,
      shared: [`sign-in address ${network}`, `sign-in account ${account}`],
    };
  }

  return {
    async count(attempt) {
      const { own, shared } = keysOf(attempt);
      const counts = await attempts.count([own, ...shared], windowMs);
      const [ofOne = 0, address = 0, account = 0] = counts;
      if (ofOne > clientLimits.max || address > networkLimits.max) {
        await attempts.undo([own, ...shared]);
        const full = ofOne > clientLimits.max ? [own] : shared.slice(0, 1);
        const retryAfterSeconds = await attempts.secondsLeft(full);
        throw new Refusal(429, 'TOO_MANY_REQUEST', { retryAfterSeconds });
      }
      return {
        captchaIsDue:
          ofOne > clientLimits.captcha ||
          address > networkLimits.captcha ||
          account > accountLimits.captcha,
        captchaIsNext:
          ofOne >= clientLimits.captcha ||
          address >= networkLimits.captcha ||
          account >= accountLimits.captcha,
      };
    },
    async undo(attempt) {
      const { own, shared } = keysOf(attempt);
      await attempts.undo([own, ...shared]);
    },
    async clear(attempt) {
      const { own, shared } = keysOf(attempt);
      await attempts.reset(own);
      if (shared.length > 0) await attempts.undo(shared);
    },
  };
}
