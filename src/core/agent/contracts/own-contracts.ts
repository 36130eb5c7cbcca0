import { proxy } from 'valtio/vanilla';
import type { ReplyOf } from '#protocol/call.ts';
import {
  askContractEnd,
  getAgentContracts,
  offerAgentContract,
  withdrawContractRequest,
} from '#protocol/calls/agents/agent-contracts.ts';
import type { ContractKind, ContractPeriod, ContractRule } from '#protocol/model/contract.ts';
import { type Centavos, toPesos } from '#protocol/model/money.ts';
import { createQuery, idle, type QueryState } from '../../query/query.ts';
import type { AgentNeeds } from '../agent-needs.ts';

/** A contract, in force or over. Amounts in centavos, rates in basis points. */
export type AgentContract = Omit<ReplyOf<typeof getAgentContracts>['received'][number], 'rules'> & {
  readonly rules: readonly ContractRule[];
};

interface OwnContractsState extends QueryState {
  received: readonly AgentContract[];
  given: readonly AgentContract[];
  /** Contracts that are over, newest first. */
  ended: Readonly<Record<'received' | 'given', readonly AgentContract[]>>;
}

/** A step of an offer, whose rate is known. */
export type OfferedStep = ContractRule & { readonly rate: number };

/** A contract for a direct downline. Amounts in centavos, rates in basis points. */
export interface ContractOffer {
  /** Id of the downline. */
  readonly downline: string;
  readonly kind: ContractKind;
  readonly period: ContractPeriod;
  readonly rules: readonly OfferedStep[];
  readonly carriesLoss: boolean;
}

const pesosOrNull = (amount: Centavos | null) => (amount === null ? null : toPesos(amount));

const wireRule = (rule: OfferedStep) => ({
  periodValidBet: pesosOrNull(rule.validBetCentavos),
  periodProfitLoss: pesosOrNull(rule.profitLossCentavos),
  activeMembers: rule.activeMembers,
  betAmount: pesosOrNull(rule.betCentavos),
  rate: rule.rate / 100,
});

/** The highest rate of the steps of a contract, in basis points; null when one is unknown, and without steps. */
export function highestRateOf(rules: readonly ContractRule[]): number | null {
  const rates = rules.map(({ rate }) => rate).filter((rate) => rate !== null);
  return rates.length === 0 || rates.length < rules.length ? null : Math.max(...rates);
}

/** The highest rate of a kind that the member may give, in basis points: its own one; 0 without a contract of that kind whose rates are known. */
export function highestRate(received: readonly AgentContract[], kind: ContractKind): number {
  const own = received.filter((contract) => contract.kind === kind);
  return Math.max(0, ...own.map(({ rules }) => highestRateOf(rules) ?? 0));
}

/** The contracts that the member receives pay from, and those that it gives. Actions throw GatewayError. */
export function createOwnContracts({ send, events, now }: AgentNeeds) {
  const empty = { received: [], given: [], ended: { received: [], given: [] } };
  const state = proxy<OwnContractsState>({ ...idle(), ...empty });
  const { load } = createQuery({
    events,
    now,
    state,
    empty,
    isPrivate: true,
    refreshOn: ['contractsMoved', 'online', 'visible'],
    call: (options) => send(getAgentContracts, {}, options),
    show: (contracts) => contracts,
  });

  async function change(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } finally {
      events.emit('contractsMoved');
    }
  }

  return {
    state,
    load,
    offer: ({ rules, carriesLoss, ...offer }: ContractOffer) =>
      change(() =>
        send(offerAgentContract, {
          ...offer,
          rules: rules.map(wireRule),
          carriesLoss: carriesLoss ? 'Y' : 'N',
        }),
      ),
    /** Asks the other side to end a contract. */
    askEnd: (id: string) => change(() => send(askContractEnd, { id })),
    /** Takes back an own request that waits. */
    takeBack: (id: string) => change(() => send(withdrawContractRequest, { id })),
  };
}

export type OwnContracts = ReturnType<typeof createOwnContracts>;
