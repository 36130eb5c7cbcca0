import { proxy, ref } from 'valtio/vanilla';
import type { ContractRequest } from '#protocol/model/contract.ts';
import type { AccountType } from '#protocol/model/member.ts';
import type { ModuleId } from '#protocol/vocabulary/module-id.ts';
import type { Send } from '../client/send.ts';
import { hasInbox } from '../roles/roles.ts';
import type { SessionKeys } from '../storage/session-keys.ts';
import type { Events } from '../events.ts';
import { loadChunk } from '../query/load-chunk.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import { memoizeAsync } from '../memoize-async.ts';

interface ContractsState extends QueryState {
  /** Requests that wait for the answer of the member. */
  requests: readonly ContractRequest[];
  /** The member has a contract or a request, or had one. */
  any: boolean;
}

export interface Contracts {
  readonly state: ContractsState;
  /** Does nothing for guests, for accounts without contracts, and where the operator has switched contracts off. */
  load(): Promise<void>;
  /** Throws GatewayError. If accepting would end contracts of downlines, the gateway refuses with `contract_ends_downlines` until the answer is `confirmed`. */
  answer(
    request: ContractRequest,
    answer: 'accept' | 'reject',
    options?: { confirmed?: boolean },
  ): Promise<void>;
}

interface Needs {
  send: Send;
  keys: SessionKeys;
  /** Null for a guest. */
  accountType(): AccountType | null;
  module(id: ModuleId): boolean;
  events: Events;
  now(): number;
}

const contractModule = 'AGENTPOLICY3';

/** Requests of agents to begin and to end contracts. */
export function createContracts(needs: Needs): Contracts {
  const { send, keys, accountType, module } = needs;
  const state = proxy<ContractsState>({ ...idle(), requests: [], any: false });
  const loadActions = memoizeAsync(async () => {
    const { createContractActions } = await loadChunk(() => import('./contract-actions.ts'));
    return createContractActions(send);
  });

  const { load } = createQuery({
    ...needs,
    state,
    empty: { requests: [], any: false },
    isPrivate: true,
    refreshOn: ['signedIn', 'started', 'online', 'contractsMoved'],
    enabled() {
      const type = accountType();
      return type !== null && hasInbox(type) && module(contractModule);
    },
    async call(options) {
      const contracts = await (await loadActions()).fetchAll(options);
      keys.write({
        consolidated: JSON.stringify(contracts),
        enableContract: contracts.dividendInForce ? '1' : '0',
        enableSalary: contracts.salaryInForce ? '1' : '0',
      });
      return contracts;
    },
    show: ({ requests, any }) => ({ requests, any }),
  });

  /** Contracts are loaded again in either case: an answer may change other requests too. */
  const answer: Contracts['answer'] = async ({ id, kind }, given, { confirmed = false } = {}) => {
    const actions = await loadActions();
    try {
      await actions.answer(kind, { id, answer: given, confirmed: confirmed ? 'Y' : 'N' });
      state.requests = ref(state.requests.filter((request) => request.id !== id));
    } finally {
      needs.events.emit('contractsMoved');
    }
  };

  return { state, load, answer };
}
