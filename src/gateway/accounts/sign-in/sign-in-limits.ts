import { networkKey } from '../../http/network-key.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Attempts } from '../attempts.ts';

const windowMs = 15 * 60_000;

/** Failed attempts of one caller on one account: from when on a captcha is due, and how many are allowed. */
const ofCaller = { captcha: 3, max: 10 };
/** Failed attempts of one address on any account. */
const ofAddress = { captcha: 20, max: 100 };
/** Failed attempts of strangers on one account. They cost a captcha and never lock the account. */
const ofAccount = { captcha: 20 };

/** An attempt to sign in, as it is counted. */
export interface SignInAttempt {
  /** Id of the member, or the normalised name when nobody has it. */
  readonly account: string;
  readonly ip: string;
  /** Hash of a device that this account has signed in with before, else null. */
  readonly device: string | null;
}

export interface SignInLimits {
  /**
   * Counts an attempt as failed until it is taken back. Says whether this attempt needs a captcha, and whether the next
   * one will. Refusal `TOO_MANY_REQUEST` when this caller failed too often. Attempts of others never cause it.
   */
  count(attempt: SignInAttempt): Promise<{ captchaIsDue: boolean; captchaIsNext: boolean }>;
  /** Uncounts an attempt that was refused before the password was checked. */
  undo(attempt: SignInAttempt): Promise<void>;
  /** Forgets the failed attempts of a caller who gave the right password. */
  clear(attempt: SignInAttempt): Promise<void>;
}

/**
 * Limits of password and code attempts. They are kept by caller and account, so that nobody can lock the account of
 * somebody else. A known device has a count of its own and pays nothing for attempts of strangers.
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
      if (ofOne > ofCaller.max || address > ofAddress.max) {
        await attempts.undo([own, ...shared]);
        throw new Refusal(429, 'TOO_MANY_REQUEST');
      }
      return {
        captchaIsDue:
          ofOne > ofCaller.captcha || address > ofAddress.captcha || account > ofAccount.captcha,
        captchaIsNext:
          ofOne >= ofCaller.captcha || address >= ofAddress.captcha || account >= ofAccount.captcha,
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
