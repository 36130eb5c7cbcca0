import type { Attempts } from '../attempts.ts';
import { Refusal } from '../../http/refusal.ts';
import { networkKey } from '../../http/network-key.ts';

const withinMs = 15 * 60_000;

/** Wrong passwords of one address on one account: when a captcha is asked for, and when nothing helps any more. */
const ofOne = { captcha: 3, most: 10 };
/** The same on one account from anywhere, and of one address on any account. */
const ofMany = { captcha: 20, most: 100 };

/** Who tries to sign in, as attempts are counted. */
interface Try {
  readonly account: string;
  readonly ip: string;
}

export interface SignInLimits {
  /** Counts an attempt as failed until it is taken back. Refusal `TOO_MANY_REQUEST` when there were too many. */
  count(who: Try): Promise<{ captchaIsDue: boolean; captchaIsNext: boolean }>;
  /** It did not come to the password. */
  takeBack(who: Try): Promise<void>;
  /** The password was right: this address starts anew on the account. */
  forgive(who: Try): Promise<void>;
}

/** How often passwords may be tried before a captcha is asked for, and before nothing is answered any more. */
export function createSignInLimits(attempts: Attempts): SignInLimits {
  const keysOf = ({ account, ip }: Try) => ({
    pair: `sign-in ${account} ${networkKey(ip)}`,
    many: [`sign-in account ${account}`, `sign-in address ${networkKey(ip)}`],
  });
  return {
    async count(who) {
      const { pair, many } = keysOf(who);
      const [own = 0, ...others] = await attempts.count([pair, ...many], withinMs);
      const most = Math.max(...others);
      if (own > ofOne.most || most > ofMany.most) throw new Refusal(429, 'TOO_MANY_REQUEST');
      return {
        captchaIsDue: own > ofOne.captcha || most > ofMany.captcha,
        captchaIsNext: own >= ofOne.captcha || most >= ofMany.captcha,
      };
    },
    async takeBack(who) {
      const { pair, many } = keysOf(who);
      await attempts.takeBack([pair, ...many]);
    },
    async forgive(who) {
      const { pair, many } = keysOf(who);
      await attempts.forget(pair);
      await attempts.takeBack(many);
    },
  };
}
