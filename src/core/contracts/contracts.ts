import { proxy } from 'valtio/vanilla';
import { hasInbox } from '../roles/roles.ts';
import { loadChunk } from '../query/load-chunk.ts';
import { createQuery, idle } from '../query/query.ts';
import { memoizeAsync } from '../memoize-async.ts';
import type { AnswerContract, ContractsNeeds, ContractsState } from './contract-actions.ts';

export interface Contracts {
  readonly state: ContractsState;
  /** Does nothing for guests, for accounts without contracts, and where the operator has switched contracts off. */
  load(): Promise<void>;
  readonly answer: AnswerContract;
}

const contractModule = 'AGENTPOLICY3';

/** Requests of agents to begin and to end contracts. */
export function createContracts(needs: ContractsNeeds): Contracts {
  const { accountType, module } = needs;
  const state = proxy<ContractsState>({ ...idle(), requests: [], any: false });
  const loadActions = memoizeAsync(async () => {
    const { createContractActions } = await loadChunk(() => import('./contract-actions.ts'));
    return createContractActions(needs, state);
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
    call: async (options) => (await loadActions()).fetchAll(options),
    show: ({ requests, any }) => ({ requests, any }),
  });

  return { state, load, answer: async (...given) => (await loadActions()).answer(...given) };
}
