import { type InferOutput, safeParse } from 'valibot';
import type { RequestOf } from '#protocol/call.ts';
import { askToReturn, lengthenExclusion } from '#protocol/calls/protection/exclusions.ts';
import { exclusionEnd, type ExclusionKind } from '#protocol/model/protection/exclusion.ts';
import type { Failure } from '../client/failure.ts';
import type { Send } from '../client/send.ts';

/** The kinds of exclusions by the code of the refusal. */
const kinds: Readonly<Record<string, ExclusionKind | undefined>> = {
  login_blocked_by_time_out: 'timeOut',
  login_blocked_by_self_exclusion: 'selfExclusion',
  login_blocked_by_closing: 'closed',
};

/** An exclusion that has refused a sign-in. */
export interface Block extends InferOutput<typeof exclusionEnd> {
  readonly kind: ExclusionKind;
}

/** The exclusion that has refused a sign-in. Null for another failure, and when the gateway names no end. */
export function blockOf(failure: Failure | null): Block | null {
  if (failure?.kind !== 'refused') return null;
  const kind = kinds[failure.code ?? ''];
  const { success, output } = safeParse(exclusionEnd, failure.value);
  return success && kind !== undefined ? { ...output, kind } : null;
}

/** The sign-in of a member who is excluded, as it was typed. */
export type TypedLogin = RequestOf<typeof askToReturn>;

/** Verbs of members whom an exclusion keeps from signing in. They throw GatewayError. */
export function createExcluded({ send }: { send: Send }) {
  return {
    /** Asks to come back. Returns the time from which the sign-in works again, in epoch milliseconds. */
    async askToReturn(typed: TypedLogin) {
      const { signInFrom } = await send(askToReturn, typed);
      return signInFrom;
    },
    /** Makes the exclusion longer, never shorter. Returns its end, null for good. */
    async lengthen(typed: TypedLogin, kind: ExclusionKind, length: number | null) {
      const { endsAt } = await send(lengthenExclusion, { ...typed, kind, length });
      return endsAt;
    },
  };
}

export type Excluded = ReturnType<typeof createExcluded>;
