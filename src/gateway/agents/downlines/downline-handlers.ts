import * as calls from '#protocol/calls/agents/downlines.ts';
import { handle, type RequestContext } from '../../http/request-context.ts';
import type { Sql } from '../../store/database.ts';
import { listOwnSteps } from '../audit/agent-steps.ts';
import { requireAgent } from '../require-agent.ts';
import { countDirect, pathTo } from '../team/team.ts';
import {
  type Change,
  promote,
  setInitialPassword,
  setRebate,
  setSuspended,
} from './change-downline.ts';
import { addDownline, checkRegistrationRule } from './create-downline.ts';
import { findOwnDownline, requireInTeam } from './find-downline.ts';
import { describeDownline, listDownlines } from './list-downlines.ts';
import { ownRebate } from './rebates.ts';

export const getDownlines = handle(calls.getDownlines, async (wanted, context) => {
  const { id: agentId } = requireAgent(context);
  const { sql, settings } = context;
  const parentId = wanted.parent ?? agentId;
  const levelsAbove = parentId === agentId ? 0 : await requireInTeam(sql, agentId, parentId);
  const path = levelsAbove === 0 ? [] : await pathTo(sql, agentId, parentId);
  return {
    ...(await listDownlines(sql, agentId, { ...wanted, parentId, levelsAbove })),
    path: path.map(({ id, account }) => ({ id, account })),
    total: await countDirect(sql, parentId),
    rebateMost: await ownRebate(sql, agentId, settings),
  };
});

/** Initial passwords that an agent may set in ten minutes: hashing one costs the gateway far more than the call costs the agent. */
const passwordLimit = { max: 100, windowMs: 10 * 60_000 };

/** Counts an initial password that an agent sets. Refusal `TOO_MANY_REQUEST`. */
const countPassword = ({ attempts }: RequestContext, agentId: string): Promise<void> =>
  attempts.consume(`initial passwords ${agentId}`, passwordLimit);

export const createDownline = handle(calls.createDownline, async (wanted, context) => {
  const { id: agentId } = requireAgent(context);
  await countPassword(context, agentId);
  const id = await addDownline(context, agentId, wanted, context.now);
  return describeDownline(context.sql, agentId, id);
});

/** Changes a direct downline in a transaction, and returns it in wire shape. */
async function changeDownline(
  context: RequestContext,
  memberId: string,
  work: (sql: Sql, change: Change) => Promise<unknown>,
) {
  const { id: agentId } = requireAgent(context);
  await context.transaction((sql) => work(sql, { agentId, memberId, at: context.now }));
  return describeDownline(context.sql, agentId, memberId);
}

export const updateDownlineRebate = handle(calls.updateDownlineRebate, (request, context) =>
  changeDownline(context, request.id, (sql, change) =>
    setRebate(sql, change, request.rebate, context.settings),
  ),
);

export const promoteDownline = handle(calls.promoteDownline, ({ id }, context) =>
  changeDownline(context, id, promote),
);

export const suspendDownline = handle(calls.suspendDownline, (request, context) =>
  changeDownline(context, request.id, (sql, change) =>
    setSuspended(sql, change, request.suspended === 'Y', context.sessions),
  ),
);

export const resetDownlinePassword = handle(
  calls.resetDownlinePassword,
  async (request, context) => {
    const { id: agentId } = requireAgent(context);
    await findOwnDownline(context.sql, agentId, request.id);
    checkRegistrationRule(context.settings, 'password', request.password);
    await countPassword(context, agentId);
    const passwordHash = await context.passwords.hash(request.password.trim());
    return changeDownline(context, request.id, async (sql, change) => {
      const changed = await setInitialPassword(sql, change, passwordHash);
      await context.sessions.endOthers(sql, request.id, null);
      return changed;
    });
  },
);

export const getAgentChanges = handle(calls.getAgentChanges, async ({ after, size }, context) => {
  const { id: agentId } = requireAgent(context);
  const { steps, next } = await listOwnSteps(context.sql, agentId, { after, size });
  return {
    list: steps.map(({ id, action, account, words, from_value, to_value, at }) => ({
      id,
      action,
      account,
      remark: words,
      from: from_value,
      to: to_value,
      date: at,
    })),
    next,
  };
});
