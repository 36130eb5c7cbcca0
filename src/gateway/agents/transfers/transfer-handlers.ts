import * as calls from '#protocol/calls/agents/downline-transfers.ts';
import { toCentavos } from '#protocol/model/money.ts';
import { checkWithdrawalPassword } from '../../accounts/accounts.ts';
import { Refusal } from '../../http/refusal.ts';
import { handle, type RequestContext } from '../../http/request-context.ts';
import { shownName } from '../../mask-mobile.ts';
import { sendToDownline, wireTransferTerms } from '../../transfers/transfers.ts';
import type { Sql } from '../../store/database.ts';
import { recordAgentStep } from '../audit/agent-steps.ts';
import { findOwnDownline } from '../downlines/find-downline.ts';
import { requireAgent } from '../require-agent.ts';
import { isInTeam } from '../team/team.ts';

export const getDownlineTransferTerms = handle(calls.getDownlineTransferTerms, async (_, context) =>
  wireTransferTerms(context, requireAgent(context).id, 'down'),
);

interface Wanted {
  readonly id: string;
  /** Pesos. */
  readonly amount: number;
  readonly remark: string;
  readonly key: string;
}

/** Makes one transfer in a transaction of its own, with a row in the list of changes. */
async function send(context: RequestContext, { id, amount, remark, key }: Wanted) {
  const { now, settings } = context;
  const { id: senderId } = context.member;
  return context.transaction(async (sql) => {
    const { suspended_at } = await findOwnDownline(sql, senderId, id);
    if (suspended_at !== null) throw new Refusal(200, 'account_suspended');
    const request = { senderId, recipientId: id, key, amount: toCentavos(amount), remark };
    const sent = await sendToDownline(sql, request, settings.downlineTransfers, now);
    if (!sent.isRepeated) {
      const step = { action: 'transfer', to: request.amount, at: now } as const;
      await recordAgentStep(sql, { agentId: senderId, memberId: id, ...step });
    }
    return sent.id;
  });
}

export const transferToDownline = handle(calls.transferToDownline, async (request, context) => {
  const { id: agentId } = requireAgent(context);
  await findOwnDownline(context.sql, agentId, request.id);
  await checkWithdrawalPassword(context, agentId, request.withdrawalPassword);
  return { transferId: await send(context, request) };
});

/** The account of a member of the team as the agent sees it; empty for anybody else. */
async function accountOf(sql: Sql, agentId: string, memberId: string): Promise<string> {
  if (!(await isInTeam(sql, agentId, memberId))) return '';
  const { username } = await sql
    .selectFrom('member')
    .select('username')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return shownName(username);
}

async function sendOne(context: RequestContext, wanted: Wanted) {
  const { id, amount } = wanted;
  const account = await accountOf(context.sql, context.member.id, id);
  const about = { id, account, amount };
  try {
    const transferId = await send(context, wanted);
    return { ...about, status: 'DONE' as const, errorCode: null, transferId };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...about, status: 'REFUSED' as const, errorCode: error.code, transferId: null };
  }
}

export const transferToDownlines = handle(calls.transferToDownlines, async (request, context) => {
  const { id: agentId } = requireAgent(context);
  await checkWithdrawalPassword(context, agentId, request.withdrawalPassword);
  const list = [];
  for (const [index, { id, amount }] of request.transfers.entries()) {
    const key = `${request.key}:${index}`;
    list.push(await sendOne(context, { id, amount, remark: request.remark, key }));
  }
  return { list };
});
