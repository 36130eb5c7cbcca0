import * as calls from '#protocol/calls/agents/agent-contracts.ts';
import { handle } from '../../http/request-context.ts';
import { requireModule } from '../../system/system.ts';
import { requireAgent } from '../require-agent.ts';
import { askForEnd, offerToDownline, withdrawRequest } from './ask-contracts.ts';
import { listContracts } from './list-contracts.ts';
import { listPayments, listRequests } from './list-requests.ts';

/** Module of each kind of contract. */
const kindModules = {
  dividend: 'SIGNCONDIV3',
  dailySalary: 'DAILYSALCONT3',
  hourlySalary: 'HOURSAL3',
  realTimeSalary: 'RTSALARY3',
} as const;

export const getAgentContracts = handle(calls.getAgentContracts, (_, context) => {
  const { read, member, now, settings } = context;
  const rule = settings.agentContracts;
  return read((sql) => listContracts(sql, member.id, { now, rule }));
});

export const offerAgentContract = handle(calls.offerAgentContract, async (request, context) => {
  requireModule(context, kindModules[request.kind]);
  const { id: agentId } = requireAgent(context);
  const { downline: downlineId, carriesLoss, ...terms } = request;
  const offer = { agentId, downlineId, ...terms, carriesLoss: carriesLoss === 'Y' };
  const id = await context.transaction((sql) => offerToDownline(sql, offer, context.now));
  return { id };
});

export const askContractEnd = handle(calls.askContractEnd, async ({ id }, context) => {
  const { transaction, member, now } = context;
  return { id: await transaction((sql) => askForEnd(sql, member.id, id, now)) };
});

export const withdrawContractRequest = handle(
  calls.withdrawContractRequest,
  async ({ id }, context) => {
    const { transaction, member, now } = context;
    await transaction((sql) => withdrawRequest(sql, member.id, id, now));
    return undefined;
  },
);

export const getAgentContractRequests = handle(
  calls.getAgentContractRequests,
  ({ view, after, size }, context) => {
    return listRequests(context.sql, context.member.id, { view, after, size });
  },
);

export const getContractPayments = handle(
  calls.getContractPayments,
  ({ kind, view, after, size }, context) => {
    return listPayments(context.sql, context.member.id, { kind, view, after, size });
  },
);
