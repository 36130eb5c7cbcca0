import { proxy, ref } from 'valtio/vanilla';
import type { ContractRequest } from '#contract/model/contract.ts';
import type { AccountType } from '#contract/model/member.ts';
import type { ModuleId } from '#contract/vocabulary/module-id.ts';
import type { Send } from '../client/send.ts';
import { hasInbox } from '../session/roles.ts';
import type { SessionKeys } from '../storage/session-keys.ts';
import { createLoader, idle, type Loadable } from '../query/loadable.ts';
import { once } from '../query/once.ts';

export interface ContractsState extends Loadable {
  /** What waits for the member's answer. */
  requests: readonly ContractRequest[];
}

export interface Contracts {
  readonly state: ContractsState;
  /** Does nothing for guests, for accounts without contracts, and where the operator has none. */
  load(): Promise<void>;
  /** Throws GatewayError. Where accepting ends contracts of downlines it is refused with `contract_ends_downlines` until it is `confirmed`. */
  answer(
    request: ContractRequest,
    answer: 'accept' | 'reject',
    options?: { confirmed?: boolean },
  ): Promise<void>;
  forget(): void;
}

interface Needs {
  send: Send;
  keys: SessionKeys;
  /** Of whoever is signed in. */
  accountType(): AccountType | null;
  module(id: ModuleId): boolean;
  now(): number;
}

const contractModule = 'AGENTPOLICY3';

/** What agents ask of each other: contracts to begin and to end. */
export function createContracts({ send, keys, accountType, module, now }: Needs): Contracts {
  const state = proxy<ContractsState>({ ...idle(), requests: [] });
  const openDesk = once(async () => {
    const { createContractDesk } = await import('./contract-actions.ts');
    return createContractDesk(send);
  });

  const { load: ask, reset } = createLoader(state, {
    now,
    ask: async () => (await openDesk()).ask(),
    show(contracts) {
      state.requests = ref(contracts.requests);
      keys.write({
        consolidated: JSON.stringify(contracts),
        enableContract: contracts.dividendInForce ? '1' : '0',
        enableSalary: contracts.salaryInForce ? '1' : '0',
      });
    },
  });

  async function load(): Promise<void> {
    const type = accountType();
    if (type !== null && hasInbox(type) && module(contractModule)) await ask();
  }

  /** What the gateway has now is asked for in either case: an answer may change what others are worth. */
  const answer: Contracts['answer'] = async ({ id, kind }, given, { confirmed = false } = {}) => {
    const desk = await openDesk();
    try {
      await desk.answer(kind, { id, answer: given, confirmed: confirmed ? 'Y' : 'N' });
      state.requests = ref(state.requests.filter((request) => request.id !== id));
    } finally {
      void load();
    }
  };

  function forget(): void {
    reset();
    state.requests = ref([]);
  }

  return { state, load, answer, forget };
}
