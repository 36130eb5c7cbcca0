import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkKey } from './network-key.ts';
import { Refusal } from './refusal.ts';

/** Limit of calls per minute and network. Sealed calls have a limit of a tenth, because opening a body costs more. */
export interface CallLimits {
  /** Counts a call. Refusal `TOO_MANY_REQUEST` above the limit. */
  count(ip: string, isSealed: boolean): Promise<void>;
}

async function consume(limiter: RateLimiterMemory, ip: string): Promise<void> {
  try {
    await limiter.consume(networkKey(ip));
  } catch (error) {
    if (error instanceof RateLimiterRes) {
      const retryAfterSeconds = Math.ceil(error.msBeforeNext / 1_000);
      throw new Refusal(429, 'TOO_MANY_REQUEST', { retryAfterSeconds });
    }
    throw error;
  }
}

/**
 * Returns a function that counts a request of an address in the memory of this process. It throws the refusal
 * `TOO_MANY_REQUEST` above the limit of its network.
 */
export function createNetworkLimit(perMinute: number): (ip: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return (ip) => consume(limiter, ip);
}

/** Counts calls in the memory of this process. */
export function createCallLimits(callsPerMinute: number): CallLimits {
  const countAny = createNetworkLimit(callsPerMinute);
  const countSealed = createNetworkLimit(Math.ceil(callsPerMinute / 10));
  return {
    async count(ip, isSealed) {
      await countAny(ip);
      if (isSealed) await countSealed(ip);
    },
  };
}
