import { networkKey, networksOf } from '../../http/network-key.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Attempts } from '../attempts.ts';

export const signInWindowMs = 15 * 60_000;

/** Limits of failed attempts of one client on one account. After `captcha` a captcha is required, after `max` all are refused. */
export const clientLimits = { captcha: 3, max: 10 };
/** Limits of failed attempts of one network on all accounts. Both hold for the narrowest network (`networksOf`). */
const networkLimits = { captcha: 20, max: 100 };
/** Limit of failed attempts of unknown devices on one account. They require a captcha and never lock the account. */
const accountLimits = { captcha: 20 };

/** A sign-in attempt. */
interface SignInAttempt {
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

/** A counted key with its limits. */
interface Counted {
  readonly key: string;
  readonly captcha: number;
  readonly max: number;
}

/** The counts of an attempt: `own` is the count of the client, `wider` are the others. */
function countsOf({ account, ip, device }: SignInAttempt): { own: Counted; wider: Counted[] } {
  if (device !== null) {
    return { own: { key: `sign-in ${account} device ${device}`, ...clientLimits }, wider: [] };
  }
  const byNetwork = (action: string, { captcha, max }: typeof clientLimits) =>
    networksOf(ip).map(({ key, share }) => ({
      key: `${action} ${key}`,
      captcha: captcha * share,
      max: max * share,
    }));
  const own = { key: `sign-in ${account} ${networkKey(ip)}`, ...clientLimits };
  const [, ...ofAccount] = byNetwork(`sign-in ${account}`, clientLimits);
  const address = byNetwork('sign-in address', networkLimits);
  const all = {
    key: `sign-in account ${account}`,
    ...accountLimits,
    max: Number.POSITIVE_INFINITY,
  };
  return { own, wider: [...ofAccount, ...address, all] };
}

const keysOf = (counted: readonly Counted[]) => counted.map(({ key }) => key);

/**
 * Limits of password and code attempts, counted by account and by the networks of the client, so that strangers cannot
 * lock an account. A known device has its own count, which attempts of other devices do not change.
 */
export function createSignInLimits(attempts: Attempts): SignInLimits {
  return {
    async count(attempt) {
      const { own, wider } = countsOf(attempt);
      const counted = [own, ...wider];
      const counts = await attempts.count(keysOf(counted), signInWindowMs);
      const isAbove = (limitOf: (one: Counted) => number) =>
        counted.filter((one, index) => (counts[index] ?? 0) > limitOf(one));
      const full = isAbove(({ max }) => max);
      if (full.length > 0) {
        await attempts.undo(keysOf(counted));
        const retryAfterSeconds = await attempts.secondsLeft(keysOf(full));
        throw new Refusal(429, 'TOO_MANY_REQUEST', { retryAfterSeconds });
      }
      return {
        captchaIsDue: isAbove(({ captcha }) => captcha).length > 0,
        captchaIsNext: isAbove(({ captcha }) => captcha - 1).length > 0,
      };
    },
    async undo(attempt) {
      const { own, wider } = countsOf(attempt);
      await attempts.undo(keysOf([own, ...wider]));
    },
    async clear(attempt) {
      const { own, wider } = countsOf(attempt);
      await attempts.reset(own.key);
      if (wider.length > 0) await attempts.undo(keysOf(wider));
    },
  };
}
