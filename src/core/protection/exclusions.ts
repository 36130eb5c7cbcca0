import { proxy } from 'valtio/vanilla';
import { beginExclusion, getExclusion } from '#protocol/calls/protection/exclusions.ts';
import type { ReplyOf, RequestOf } from '#protocol/call.ts';
import type { ExclusionKind } from '#protocol/model/protection/exclusion.ts';
import { monthsLater } from '#protocol/model/protection/months-later.ts';
import type { Send } from '../client/send.ts';
import type { Events } from '../events.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';

export type { ExclusionKind } from '#protocol/model/protection/exclusion.ts';

/** The lengths that can be chosen, and what an exclusion does. */
export type ExclusionChoices = ReplyOf<typeof getExclusion>;

interface ExclusionsState extends QueryState {
  /** Null until it is known. */
  choices: ExclusionChoices | null;
}

interface ExclusionNeeds {
  send: Send;
  events: Events;
  now(): number;
}

const hourMs = 3_600_000;

type Wanted = Omit<RequestOf<typeof beginExclusion>, 'reason'> & { readonly reason: string };

/** The end of an exclusion that begins now, in epoch milliseconds. `length` is in hours for a time-out, else in months; null is for good, and so is the end. */
export function exclusionEnd(
  kind: ExclusionKind,
  length: number | null,
  now: number,
): number | null {
  if (length === null) return null;
  return kind === 'timeOut' ? now + length * hourMs : monthsLater(now, length);
}

/** Time-outs, self-exclusions and the closing of the account. Verbs throw GatewayError. */
export function createExclusions({ send, events, now }: ExclusionNeeds) {
  const state = proxy<ExclusionsState>({ ...idle(), choices: null });

  const { load } = createQuery<ExclusionChoices, ExclusionsState>({
    events,
    now,
    state,
    empty: { choices: null },
    isPrivate: true,
    refreshOn: ['played', 'online'],
    call: (options) => send(getExclusion, {}, options),
    show: (choices) => ({ choices }),
  });

  return {
    state,
    load,
    /**
     * Begins an exclusion, which ends all sessions of the member. The answer arrives also when this one has ended before it.
     * Returns the end; null for good.
     */
    async begin({ reason, ...wanted }: Wanted) {
      const { endsAt } = await send(
        beginExclusion,
        reason.trim() === '' ? wanted : { ...wanted, reason },
        { outlivesSession: true },
      );
      return endsAt;
    },
  };
}

export type ExclusionsSlice = ReturnType<typeof createExclusions>;
