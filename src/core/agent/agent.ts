import { createAffiliateLinks } from './affiliate-links.ts';
import { createAgentChanges, createDownlines } from './downlines.ts';
import { createAgentHome, createAgentNews } from './agent-home.ts';
import type { AgentNeeds } from './agent-needs.ts';
import { createTeamReports } from './reports/team-reports.ts';
import { createContractFlags } from './contracts/contract-flags.ts';
import {
  createContractPaymentList,
  createContractRequestList,
  createDirectDownlines,
} from './contracts/contract-lists.ts';
import { createOwnContracts } from './contracts/own-contracts.ts';
import { createDownlineTransfers } from './downline-transfers.ts';

export {
  type AffiliateLink,
  type AffiliateLinks,
  invitationAddress,
  type NewLink,
} from './affiliate-links.ts';
export type {
  AgentChange,
  AgentChanges,
  Crumb,
  Downline,
  DownlineFilter,
  Downlines,
  DownlineState,
  NewDownline,
} from './downlines.ts';
export {
  type AgentHome,
  type AgentHomeFacts,
  type AgentNews,
  lastDays,
  type TeamDay,
} from './agent-home.ts';
export type { AgentNeeds } from './agent-needs.ts';
export type { ContractFlags } from './contracts/contract-flags.ts';
export type {
  AgentContractRequest,
  ContractPayment,
  ContractPaymentList,
  ContractRequestList,
  DirectDownlines,
  PaymentFilter,
  RequestFilter,
} from './contracts/contract-lists.ts';
export {
  type AgentContract,
  type ContractOffer,
  type OfferedStep,
  highestRate,
  highestRateOf,
  type OwnContracts,
} from './contracts/own-contracts.ts';
export type { DownlineTransfers, TransferResult, TransferTerms } from './downline-transfers.ts';

export type {
  AboutSums,
  AgentIncome,
  EntryFilter,
  ReportDays,
  SumsFilter,
  SumsRow,
  TeamEntry,
  TeamFilter,
  TeamOverview,
  TeamReports,
} from './reports/team-reports.ts';

/** The team of an agent, and the contracts of any member. All amounts are centavos, all rates hundredths of a percent. */
export function createAgent(needs: AgentNeeds) {
  return {
    home: createAgentHome(needs),
    news: createAgentNews(needs),
    contracts: createContractFlags(needs),
    ownContracts: createOwnContracts(needs),
    contractRequests: createContractRequestList(needs),
    contractPayments: createContractPaymentList(needs),
    directDownlines: createDirectDownlines(needs),
    downlines: createDownlines(needs),
    transfers: createDownlineTransfers(needs),
    links: createAffiliateLinks(needs),
    changes: createAgentChanges(needs),
    reports: createTeamReports(needs),
  };
}

export type Agent = ReturnType<typeof createAgent>;
