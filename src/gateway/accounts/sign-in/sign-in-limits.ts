import type { Attempts } from '../attempts.ts';
import { Refusal } from '../../http/refusal.ts';
import { networkKey } from '../../http/network-key.ts';

const windowMs = 15 * 60_000;

/** Limits of failed attempts of one network on one account. After `captcha` a captcha is required, after `max` all are refused. */
const pairLimits = { captcha: 3, max: 10 };
/** Limits on one account from all networks, and of one network on all accounts. */
const totalLimits = { captcha: 20, max: 100 };

/** A sign-in attempt: the key of the account and the address of the client. */
interface SignInAttempt {
  readonly account: string;
  readonly ip: string;
}

export interface SignInLimits {
  /** Counts an attempt as failed. `captchaIsDue`: this attempt needs a captcha. `captchaIsNext`: the next one does. Refusal `TOO_MANY_REQUEST` above the limits. */
  count(attempt: SignInAttempt): Promise<{ captchaIsDue: boolean; captchaIsNext: boolean }>;
  /** Uncounts an attempt that was refused before its password was checked. */
  undo(attempt: SignInAttempt): Promise<void>;
  /** Clears the failed attempts of the network on the account, after a correct password. */
  clear(attempt: SignInAttempt): Promise<void>;
}

/** Limits failed sign-ins of accounts and networks. */
export function createSignInLimits(attempts: Attempts): SignInLimits {
  const keysOf = ({ account, ip }: SignInAttempt) => ({
    pair: `sign-in ${account} ${networkKey(ip)}`,
    totals: [`sign-in account ${account}`, `sign-in address ${networkKey(ip)}`],
  });
  return {
    async count(attempt) {
      const { pair, totals } = keysOf(attempt);
      const [own = 0, ...others] = await attempts.count([pair, ...totals], windowMs);
      const greatest = Math.max(...others);
      if (own > pairLimits.max || greatest > totalLimits.max)
        throw new Refusal(429, 'TOO_MANY_REQUEST');
      return {
        captchaIsDue: own > pairLimits.captcha || greatest > totalLimits.captcha,
        captchaIsNext: own >= pairLimits.captcha || greatest >= totalLimits.captcha,
      };
    },
    async undo(attempt) {
      const { pair, totals } = keysOf(attempt);
      await attempts.undo([pair, ...totals]);
    },
    async clear(attempt) {
      const { pair, totals } = keysOf(attempt);
      await attempts.reset(pair);
      await attempts.undo(totals);
    },
  };
}
