import type { ReplyOf } from '#protocol/call.ts';
import {
  getAgentContractRequests,
  getContractPayments,
} from '#protocol/calls/agents/agent-contracts.ts';
import { getDownlines } from '#protocol/calls/agents/downlines.ts';
import type { Downline } from '#protocol/model/agents/downline.ts';
import type { ContractKind, ContractRule } from '#protocol/model/contract.ts';
import { byKey, createList, type List } from '../../query/list.ts';
import type { AgentNeeds } from '../agent-needs.ts';

/** A request, open or answered. Rates in basis points. */
export type AgentContractRequest = Omit<
  ReplyOf<typeof getAgentContractRequests>['requests'][number],
  'rules'
> & { readonly rules: readonly ContractRule[] };

/** The payment of a contract for a period, with its figures. Amounts in centavos, the rate in basis points. */
export type ContractPayment = ReplyOf<typeof getContractPayments>['payments'][number];

/** Rows of a page, and the most at once. */
const sizes = { size: 20, most: 50 };

export interface RequestFilter {
  /** Requests to the member, or of the member. */
  readonly view: 'in' | 'out';
}

export interface PaymentFilter {
  readonly kind: ContractKind;
  readonly view: 'received' | 'given';
}

interface DirectFilter {
  /** Beginning of an account. */
  readonly search: string;
}

export type ContractRequestList = List<AgentContractRequest, RequestFilter>;
export type ContractPaymentList = List<ContractPayment, PaymentFilter>;
export type DirectDownlines = List<Downline, DirectFilter>;

/** The requests to the member and of the member, newest first. */
export function createContractRequestList({ send, events, now }: AgentNeeds): ContractRequestList {
  return createList<AgentContractRequest, RequestFilter>({
    events,
    now,
    ...sizes,
    filter: { view: 'in' },
    refreshOn: ['contractOffered', 'contractsMoved', 'online'],
    async call(filter, page, options) {
      const request = { ...filter, ...byKey(page) };
      const { requests, next } = await send(getAgentContractRequests, request, options);
      return { rows: requests, next };
    },
  });
}

/** The payments of contracts of a kind, newest first. */
export function createContractPaymentList({ send, events, now }: AgentNeeds): ContractPaymentList {
  return createList<ContractPayment, PaymentFilter>({
    events,
    now,
    ...sizes,
    filter: { kind: 'dividend', view: 'received' },
    refreshOn: ['moneyMoved', 'online', 'visible'],
    async call(filter, page, options) {
      const request = { ...filter, ...byKey(page) };
      const { payments, next } = await send(getContractPayments, request, options);
      return { rows: payments, next };
    },
  });
}

/** The direct downlines, to whom a contract can be offered. */
export function createDirectDownlines({ send, events, now }: AgentNeeds): DirectDownlines {
  return createList<Downline, DirectFilter>({
    events,
    now,
    size: 50,
    filter: { search: '' },
    refreshOn: ['online'],
    async call(filter, page, options) {
      const request = { ...filter, depth: 1, ...byKey(page) };
      const { downlines, next } = await send(getDownlines, request, options);
      return { rows: downlines, next };
    },
  });
}
