import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from './refusal.ts';
import { visitorKey } from './visitor-key.ts';

/** How many calls one address may make in a minute. Opening a sealed body costs more, so fewer of those. */
export interface CallLimits {
  /** Refusal `TOO_MANY_REQUEST`. */
  count(ip: string, sealed: boolean): Promise<void>;
}

async function consume(limiter: RateLimiterMemory, visitor: string): Promise<void> {
  try {
    await limiter.consume(visitor);
  } catch (error) {
    if (error instanceof RateLimiterRes) throw new Refusal(429, 'TOO_MANY_REQUEST');
    throw error;
  }
}

export function createCallLimits(callsPerMinute: number): CallLimits {
  const all = new RateLimiterMemory({ points: callsPerMinute, duration: 60 });
  const sealed = new RateLimiterMemory({ points: Math.ceil(callsPerMinute / 10), duration: 60 });
  return {
    async count(ip, isSealed) {
      const visitor = visitorKey(ip);
      await consume(all, visitor);
      if (isSealed) await consume(sealed, visitor);
    },
  };
}
