import { proxy } from 'valtio/vanilla';
import { getContracts } from '#protocol/calls/contracts.ts';
import type { ContractRequest } from '#protocol/model/contract.ts';
import { createQuery, idle, type QueryState } from '../../query/query.ts';
import type { AgentNeeds } from '../agent-needs.ts';

interface ContractFlagsState extends QueryState {
  /** A dividend contract is in force: session key `enableContract`. */
  contract: boolean;
  /** A daily salary is in force: session key `enableSalary`. */
  salary: boolean;
  /** Requests that wait for the answer of the agent. */
  requests: readonly ContractRequest[];
}

/**
 * The contracts that open pages of the agent centre, and the requests that wait. Agents without a popup of contracts (types
 * 41 and 42) have them too. Starts with what the session knows.
 */
export function createContractFlags({ send, events, now, keys }: AgentNeeds) {
  const empty = { contract: false, salary: false, requests: [] };
  const state = proxy<ContractFlagsState>({
    ...idle(),
    contract: keys.read('enableContract') === '1',
    salary: keys.read('enableSalary') === '1',
    requests: [],
  });
  const { load } = createQuery({
    events,
    now,
    state,
    empty,
    isPrivate: true,
    refreshOn: ['contractOffered', 'contractsMoved', 'online', 'visible'],
    call: (options) => send(getContracts, {}, options),
    show({ dividendInForce, salaryInForce, requests }) {
      keys.write({
        enableContract: dividendInForce ? '1' : '0',
        enableSalary: salaryInForce ? '1' : '0',
      });
      return { contract: dividendInForce, salary: salaryInForce, requests };
    },
  });
  return { state, load };
}

export type ContractFlags = ReturnType<typeof createContractFlags>;
