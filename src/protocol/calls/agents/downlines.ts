import {
  type InferOutput,
  maxLength,
  maxValue,
  minLength,
  minValue,
  object,
  optional,
  picklist,
  pipe,
  string,
  transform,
  trim,
} from 'valibot';
import { defineCall } from '../../call.ts';
import {
  downlineStates,
  downlineTypes,
  memberId,
  rebateRate,
} from '../../model/agents/agent-member.ts';
import { crumb, downline } from '../../model/agents/downline.ts';
import { formText } from '../../model/identity-fields.ts';
import { agentActions } from '../../vocabulary/agent-action.ts';
import { count, countOrNull } from '../../model/readers/count.ts';
import { wordOrOther } from '../../model/readers/maybe-word.ts';
import { time } from '../../model/readers/time.ts';
import { identifier, list, text, textOrNull, wholeNumber } from '../../model/wire.ts';

const shared = { moduleId: 'AGENT3', token: 'required' } as const;
const size = pipe(wholeNumber(), minValue(1), maxValue(50));

/**
 * The downlines of a member of the team, or of the agent itself without `parent`: one level, newest first. `search` finds
 * members of all levels below by the beginning of their account; `depth` chooses another level. `after` is `next` of the
 * page before. `path` leads from the agent to `parent`. `total` is the number of direct downlines of `parent`. `rebateMost`
 * is the agent's own rebate. Errors: `agent_only`, `not_found` for a member outside of the team.
 */
export const getDownlines = defineCall({
  ...shared,
  method: 'GET',
  path: '/wps/agent/downlines',
  aliases: ['/wps/relay/ODSFE2_Subordinate'],
  wireNames: { parent: 'parentId', state: 'status', depth: 'tier', after: 'next' },
  request: object({
    parent: optional(memberId),
    search: optional(pipe(string(), trim(), maxLength(60)), ''),
    state: optional(picklist(downlineStates)),
    depth: optional(pipe(wholeNumber(), minValue(1), maxValue(1_000))),
    after: optional(memberId),
    size,
  }),
  reply: pipe(
    object({
      path: list(crumb, 1_000),
      list: list(downline, 50),
      total: count(),
      next: textOrNull(100),
      rebateMost: count(),
    }),
    transform(({ list: downlines, ...rest }) => ({ downlines, ...rest })),
  ),
});

const newPassword = pipe(string(), minLength(1), maxLength(200));

/**
 * Adds an account below the agent. Its holder changes the initial password at the first sign-in. The rebate is in hundredths
 * of a percent and within the agent's own. Errors: `field_required`, `field_refused` and `username_taken` with the name of
 * the field, `rebate_out_of_bounds` with the bounds, `agent_only`.
 */
export const createDownline = defineCall({
  ...shared,
  method: 'POST',
  path: '/wps/agent/downline',
  sealed: true,
  keyed: true,
  wireNames: { type: 'customerType', rebate: 'rebateRate' },
  request: object({
    username: formText(60),
    password: newPassword,
    type: picklist(downlineTypes),
    rebate: rebateRate(),
  }),
  reply: downline,
});

const changing = {
  ...shared,
  method: 'PUT',
  reply: downline,
} as const;

/**
 * Sets the rebate of a direct downline, in hundredths of a percent. Errors: `rebate_out_of_bounds` with the bounds: at most
 * the agent's own, at least the highest of the downlines below; `not_found` outside of the team, `function.not.available`
 * for a member who is no direct downline.
 */
export const updateDownlineRebate = defineCall({
  ...changing,
  path: '/wps/agent/updateDownlineRebates',
  wireNames: { rebate: 'rebateRate' },
  request: object({ id: memberId, rebate: rebateRate() }),
});

/** Makes an agent of a direct downline who is a player. An agent stays as it is. Errors as `updateDownlineRebate`. */
export const promoteDownline = defineCall({
  ...changing,
  path: '/wps/agent/promoteDownlineToAgent',
  request: object({ id: memberId }),
});

/**
 * Stops a direct downline, whose sessions end, or lets it in again. Errors as `updateDownlineRebate`, and
 * `account_suspended` for a downline whom the operator has stopped: an agent does not let it in.
 */
export const suspendDownline = defineCall({
  ...changing,
  path: '/wps/agent/suspendDownline',
  request: object({ id: memberId, suspended: picklist(['Y', 'N']) }),
});

/**
 * Sets a new initial password for a direct downline who has not changed it yet. Errors as `updateDownlineRebate`,
 * `field_refused`, and `changed_elsewhere` when the holder has a password of their own.
 */
export const resetDownlinePassword = defineCall({
  ...changing,
  path: '/wps/agent/resetDownlinePassword',
  sealed: true,
  request: object({ id: memberId, password: newPassword }),
});

const change = pipe(
  object({
    id: identifier(),
    action: wordOrOther(agentActions),
    /** Null for a change that concerns no member. */
    account: textOrNull(100),
    /** Name of a link. */
    remark: text(100),
    from: countOrNull(),
    to: countOrNull(),
    date: time(),
  }),
  transform(({ remark, date, ...rest }) => ({ ...rest, words: remark, at: date })),
);

export type AgentChange = InferOutput<typeof change>;

/**
 * The changes of the agent, newest first: rebates in hundredths of a percent, transfers in centavos. `after` is `next` of
 * the page before. Errors: `agent_only`.
 */
export const getAgentChanges = defineCall({
  ...shared,
  method: 'GET',
  path: '/wps/relay/MCSFE_getAgentChangeList',
  wireNames: { after: 'next' },
  request: object({ after: optional(memberId), size }),
  reply: pipe(
    object({ list: list(change, 50), next: textOrNull(100) }),
    transform(({ list: changes, next }) => ({ changes, next })),
  ),
});
