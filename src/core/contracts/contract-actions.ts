import { ref } from 'valtio/vanilla';
import type { RequestOf } from '#protocol/call.ts';
import {
  getContracts,
  processDailySalary,
  processDividend,
  processHourlySalary,
  processRealTimeSalary,
} from '#protocol/calls/contracts.ts';
import type { ContractKind, ContractRequest } from '#protocol/model/contract.ts';
import type { AccountType } from '#protocol/model/member.ts';
import type { ModuleId } from '#protocol/vocabulary/module-id.ts';
import type { Send, SendOptions } from '../client/send.ts';
import type { Events } from '../events.ts';
import type { QueryState } from '../query/query.ts';
import type { SessionKeys } from '../storage/session-keys.ts';

export interface ContractsState extends QueryState {
  /** Requests that wait for the answer of the member. */
  requests: readonly ContractRequest[];
  /** The member has a contract or a request, or had one. */
  any: boolean;
}

export interface ContractsNeeds {
  send: Send;
  keys: SessionKeys;
  /** Null for a guest. */
  accountType(): AccountType | null;
  module(id: ModuleId): boolean;
  events: Events;
  now(): number;
}

/** Throws GatewayError. If accepting would end contracts of downlines, the gateway refuses with `contract_ends_downlines` until the answer is `confirmed`. */
export type AnswerContract = (
  request: ContractRequest,
  answer: 'accept' | 'reject',
  options?: { confirmed?: boolean },
) => Promise<void>;

type Request = RequestOf<typeof processDividend>;

/** Calls about contracts, loaded for accounts that may have contracts. */
export function createContractActions(
  { send, keys, events }: ContractsNeeds,
  state: ContractsState,
) {
  const process: Readonly<Record<ContractKind, (request: Request) => Promise<void>>> = {
    dividend: (request) => send(processDividend, request),
    dailySalary: (request) => send(processDailySalary, request),
    hourlySalary: (request) => send(processHourlySalary, request),
    realTimeSalary: (request) => send(processRealTimeSalary, request),
  };

  async function fetchAll(options: SendOptions) {
    const contracts = await send(getContracts, {}, options);
    keys.write({
      consolidated: JSON.stringify(contracts),
      enableContract: contracts.dividendInForce ? '1' : '0',
      enableSalary: contracts.salaryInForce ? '1' : '0',
    });
    return contracts;
  }

  /** Contracts are loaded again in either case: an answer may change other requests too. */
  const answer: AnswerContract = async ({ id, kind }, given, { confirmed = false } = {}) => {
    try {
      await process[kind]({ id, answer: given, confirmed: confirmed ? 'Y' : 'N' });
      state.requests = ref(state.requests.filter((request) => request.id !== id));
    } finally {
      events.emit('contractsMoved');
    }
  };

  return { fetchAll, answer };
}
