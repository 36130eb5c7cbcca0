import type { ReplyOf } from '#contract/call.ts';
import {
  getAgentContractRequests,
  getContractPayments,
} from '#contract/calls/agents/agent-contracts.ts';
import { getDownlines } from '#contract/calls/agents/downlines.ts';
import type { Downline } from '#contract/model/agents/downline.ts';
import type { ContractKind, ContractRule } from '#contract/model/contract.ts';
import type { AgentNeeds } from '../agent-needs.ts';
import { createMoreList, type MoreList } from '../more-list.ts';

/** A request, open or answered. Rates in basis points. */
export type AgentContractRequest = Omit<
  ReplyOf<typeof getAgentContractRequests>['requests'][number],
  'rules'
> & { readonly rules: readonly ContractRule[] };

/** The payment of a contract for a period, with its figures. Amounts in centavos, the rate in basis points. */
export type ContractPayment = ReplyOf<typeof getContractPayments>['payments'][number];

/** Rows of a page. */
const size = 20;

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

export type ContractRequestList = MoreList<AgentContractRequest, RequestFilter>;
export type ContractPaymentList = MoreList<ContractPayment, PaymentFilter>;
export type DirectDownlines = MoreList<Downline, DirectFilter>;

/** The requests to the member and of the member, newest first. */
export function createContractRequestList(needs: AgentNeeds): ContractRequestList {
  return createMoreList(needs, {
    filter: { view: 'in' },
    refreshOn: ['contractOffered', 'contractsMoved', 'online'],
    async call({ view }: RequestFilter, after, options) {
      const request = { view, size, ...(after !== null && { after }) };
      const { requests, next } = await needs.send(getAgentContractRequests, request, options);
      return { items: requests, next };
    },
  });
}

/** The payments of contracts of a kind, newest first. */
export function createContractPaymentList(needs: AgentNeeds): ContractPaymentList {
  return createMoreList(needs, {
    filter: { kind: 'dividend', view: 'received' },
    refreshOn: ['moneyMoved', 'online', 'visible'],
    async call({ kind, view }: PaymentFilter, after, options) {
      const request = { kind, view, size, ...(after !== null && { after }) };
      const { payments, next } = await needs.send(getContractPayments, request, options);
      return { items: payments, next };
    },
  });
}

/** The direct downlines, to whom a contract can be offered. */
export function createDirectDownlines(needs: AgentNeeds): DirectDownlines {
  return createMoreList(needs, {
    filter: { search: '' },
    refreshOn: ['online'],
    async call({ search }: DirectFilter, after, options) {
      const request = { search, depth: 1, size: 50, ...(after !== null && { after }) };
      const { downlines, next } = await needs.send(getDownlines, request, options);
      return { items: downlines, next };
    },
  });
}
