import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkKey } from './network-key.ts';
import { Refusal } from './refusal.ts';

/** Limit of calls per minute and network. Sealed calls have a limit of a tenth, because opening a body costs more. */
export interface CallLimits {
  /** Counts a call. Refusal `TOO_MANY_REQUEST` above the limit. */
  count(ip: string, isSealed: boolean): Promise<void>;
}

async function consume(limiter: RateLimiterMemory, network: string): Promise<void> {
  try {
    await limiter.consume(network);
  } catch (error) {
    if (error instanceof RateLimiterRes) throw new Refusal(429, 'TOO_MANY_REQUEST');
    throw error;
  }
}

/** Counts calls in the memory of this process. */
export function createCallLimits(callsPerMinute: number): CallLimits {
  const all = new RateLimiterMemory({ points: callsPerMinute, duration: 60 });
  const sealed = new RateLimiterMemory({ points: Math.ceil(callsPerMinute / 10), duration: 60 });
  return {
    async count(ip, isSealed) {
      const network = networkKey(ip);
      await consume(all, network);
      if (isSealed) await consume(sealed, network);
    },
  };
}
