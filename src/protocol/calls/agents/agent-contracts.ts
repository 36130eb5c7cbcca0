import {
  array,
  maxLength,
  maxValue,
  minLength,
  minValue,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  transform,
} from 'valibot';
import { defineCall } from '../../call.ts';
import {
  agentContract,
  agentContractRequest,
  contractPayment,
  offeredRule,
} from '../../model/agents/agent-contract.ts';
import { contractKinds, contractPeriod } from '../../model/contract.ts';
import { part } from '../../model/readers/part.ts';
import { emptyReply, list, text, textOrNull, wholeNumber } from '../../model/wire.ts';
import { uuid } from '../../uuid.ts';

const shared = { moduleId: 'AGENTPOLICY3', token: 'required' } as const;

/** Id of a contract or of a request. */
const contractId = pipe(string(), minLength(1), maxLength(100), regex(/^[\w-]+$/));

/** The id of a request after a change; empty where a gateway only confirms it. */
const changed = part(object({ id: text(100) }));

const page = {
  after: optional(uuid),
  size: optional(pipe(wholeNumber(), minValue(1), maxValue(50)), 20),
} as const;

/**
 * The contracts in force that the member receives pay from, with what each would pay if its period ended now, and those that
 * the member gives to direct downlines, at most 1,000. A contract that ends with its period is in force until then. `ended`
 * has the last 50 of each side that are over.
 */
export const getAgentContracts = defineCall({
  ...shared,
  method: 'GET',
  path: '/wps/agent/contracts',
  aliases: ['/wps/relay/MCS2_getContractDividendInfo', '/wps/relay/MCS2_getContractDailySalInfo'],
  request: object({}),
  reply: object({
    received: list(agentContract, 10),
    given: list(agentContract, 1_000),
    ended: part(object({ received: list(agentContract, 50), given: list(agentContract, 50) })),
  }),
});

/**
 * Offers a contract to a direct downline, which replaces an offer of the same kind that waits. Amounts in pesos, rates in
 * percent. Thresholds that the kind does not use are left out: dividends look at the period, salaries at the bets. Errors:
 * `contract_rate_too_high` with the member's own rate (`{ most }`, in percent, 0 without a contract), `agent_only`,
 * `not_found` for anybody but a direct downline.
 */
export const offerAgentContract = defineCall({
  ...shared,
  method: 'POST',
  path: '/wps/agent/contracts',
  keyed: true,
  wireNames: { downline: 'customerId', period: 'periodType' },
  request: object({
    downline: uuid,
    kind: picklist(contractKinds),
    period: contractPeriod,
    rules: pipe(array(offeredRule), minLength(1), maxLength(10)),
    /** Y: a loss of the house lowers the next dividend. */
    carriesLoss: picklist(['Y', 'N']),
  }),
  reply: changed,
});

/**
 * Asks the other side to end a contract with the period that is under way. A request that waits is not repeated. Errors:
 * `not_found`, `contract_request_gone` for a contract that ends already.
 */
export const askContractEnd = defineCall({
  ...shared,
  method: 'POST',
  path: '/wps/agent/contracts/end',
  request: object({ id: contractId }),
  reply: changed,
});

/** Takes back a request of the member that waits. Errors: `contract_request_gone`. */
export const withdrawContractRequest = defineCall({
  ...shared,
  method: 'POST',
  path: '/wps/agent/contracts/withdraw',
  request: object({ id: contractId }),
  reply: emptyReply(),
});

/**
 * The requests to the member (`in`) or of the member (`out`), newest first: those that wait, and the history. `after` is the
 * `next` of the page before.
 */
export const getAgentContractRequests = defineCall({
  ...shared,
  method: 'GET',
  path: '/wps/agent/contracts/requests',
  aliases: ['/wps/relay/MCS2_getContracDailySalReq', '/wps/relay/MCS2_getDailySalContractHist'],
  request: object({
    view: picklist(['in', 'out']),
    after: optional(contractId),
    size: page.size,
  }),
  reply: pipe(
    object({ list: list(agentContractRequest, 50), next: textOrNull(100) }),
    transform(({ list: requests, next }) => ({ requests, next })),
  ),
});

/**
 * The payments of contracts of a kind that the member receives or gives, newest first. `after` is the `next` of the page
 * before.
 */
export const getContractPayments = defineCall({
  ...shared,
  method: 'GET',
  path: '/wps/relay/ODSFE2_QueryDividend',
  aliases: ['/wps/relay/ODSFE2_QueryDailySalary'],
  wireNames: { kind: 'contractType' },
  request: object({
    kind: picklist(contractKinds),
    view: picklist(['received', 'given']),
    ...page,
  }),
  reply: pipe(
    object({ list: list(contractPayment, 50), next: textOrNull(100) }),
    transform(({ list: payments, next }) => ({ payments, next })),
  ),
});
