import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networksOf } from './network-key.ts';
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
    if (error instanceof RateLimiterRes) {
      const retryAfterSeconds = Math.ceil(error.msBeforeNext / 1_000);
      throw new Refusal(429, 'TOO_MANY_REQUEST', { retryAfterSeconds });
    }
    throw error;
  }
}

/**
 * Returns a function that counts a request of an address in the memory of this process. It throws the refusal
 * `TOO_MANY_REQUEST` above the limit of one of its networks. `perMinute` is the limit of the narrowest. A request that
 * a network refuses is not counted in the wider ones.
 */
export function createNetworkLimit(perMinute: number): (ip: string) => Promise<void> {
  const limiters = new Map<number, RateLimiterMemory>();
  const limiterOf = (share: number) => {
    const known = limiters.get(share);
    if (known) return known;
    const limiter = new RateLimiterMemory({ points: perMinute * share, duration: 60 });
    limiters.set(share, limiter);
    return limiter;
  };
  return async (ip) => {
    for (const { key, share } of networksOf(ip)) await consume(limiterOf(share), key);
  };
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
