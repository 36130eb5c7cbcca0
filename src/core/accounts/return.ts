import { safeParse } from 'valibot';
import { askToReturn } from '#protocol/calls/protection/exclusions.ts';
import { exclusionEnd } from '#protocol/model/protection/exclusion.ts';
import type { Failure } from '../client/failure.ts';
import type { Send } from '../client/send.ts';

const codes: ReadonlySet<string | null> = new Set([
  'login_blocked_by_time_out',
  'login_blocked_by_self_exclusion',
  'login_blocked_by_closing',
]);

/** The end of the exclusion that has refused a sign-in. Null for another failure, and when the gateway names none. */
export function blockedUntil(failure: Failure | null) {
  if (failure?.kind !== 'refused' || !codes.has(failure.code)) return null;
  const { success, output } = safeParse(exclusionEnd, failure.value);
  return success ? output : null;
}

/** Ways back after a self-exclusion. Verbs throw GatewayError. */
export function createReturn({ send }: { send: Send }) {
  return {
    /** Asks to come back. Returns the time from which the sign-in works again, in epoch milliseconds. */
    async ask(credentials: { username: string; password: string; captcha: string }) {
      const { signInFrom } = await send(askToReturn, credentials);
      return signInFrom;
    },
  };
}

export type Return = ReturnType<typeof createReturn>;
