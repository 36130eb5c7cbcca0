import { minValue, nullish, number, object, pipe, safeParse } from 'valibot';
import type { Failure } from './failure.ts';

/** The wait of a refused action when the answer names no time, in milliseconds. */
const defaultWaitMs = 5 * 60_000;

const secondsOf = nullish(pipe(number(), minValue(0)), null);
const named = object({ retryAfterSeconds: secondsOf, expiredMinutes: secondsOf });

/** The wait in the value of a refusal, in milliseconds. Null without one. */
function waitInValue(value: unknown): number | null {
  const { success, output } = safeParse(named, value);
  if (!success) return null;
  if (output.retryAfterSeconds !== null) return output.retryAfterSeconds * 1_000;
  return output.expiredMinutes === null ? null : output.expiredMinutes * 60_000;
}

/** The wait in the header `Retry-After`, which holds seconds or a date (RFC 9110, 10.2.3). In milliseconds; null without one. */
function waitInHeader(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1_000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}

/** The wait that a throttled answer asks for, in milliseconds. `now` is the time of the gateway. */
export function retryAfterMs(header: string | null, value: unknown, now: number): number {
  return waitInHeader(header, now) ?? waitInValue(value) ?? defaultWaitMs;
}

/** The wait of the action of a throttled failure, in milliseconds. Null for every other failure. */
export function throttleWaitMs(failure: Failure): number | null {
  if (failure.kind === 'thirdParty') return failure.waitMs ?? null;
  if (failure.kind !== 'refused' || failure.code !== 'TOO_MANY_REQUEST') return null;
  return failure.waitMs ?? defaultWaitMs;
}
