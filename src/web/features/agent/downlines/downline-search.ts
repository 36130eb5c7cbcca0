import { fallback, maxLength, maxValue, minValue, optional, picklist, pipe, string } from 'valibot';
import { wholeNumber } from '#protocol/model/wire.ts';
import { uuid } from '#protocol/uuid.ts';
import { downlineStates } from '#protocol/model/agents/agent-member.ts';

/** Parameters of the list of downlines. */
export const downlineSearch = {
  /** The member of the team whose downlines are shown. Absent: the agent. */
  below: fallback(optional(uuid), undefined),
  /** Beginning of an account. */
  find: fallback(optional(pipe(string(), maxLength(60))), undefined),
  /** State of the accounts. */
  status: fallback(optional(picklist(downlineStates)), undefined),
  /** Level below. Absent: the first, or all for a search. */
  tier: fallback(optional(pipe(wholeNumber(), minValue(1), maxValue(1_000))), undefined),
};
