export type {
  ContractKind,
  ContractPeriod,
  ContractRule,
} from '../store/tables/agents/contract-tables.ts';
export { listAgentSteps } from './audit/agent-steps.ts';
export { findLink } from './links/affiliate-links.ts';
export { countRegistration, type LinkInvitation, rebateByLink } from './links/register-by-link.ts';
export { payAgentRebates } from './rebates/pay-agent-rebates.ts';
export { offerContract } from './offer-contract.ts';
export { addToTeams, rebuildTeamSums } from './reports/team-sums.ts';
export { settleContracts } from './settlement/settle-contracts.ts';
export { startOfUnit as startOfContractUnit } from './settlement/contract-periods.ts';
export { listContractPays, listDryRun } from './settlement/operator-lists.ts';
export { answerMerchantRequest, listMerchantRequests } from './contract-calls/merchant-requests.ts';
export { requireReports } from './require-agent.ts';
export { countEntries, keyOfEntry, readTeamEntries } from './reports/team-entries.ts';
export { countTeamRows, readTeamPage } from './reports/team-rows.ts';
export { daysOf, scopeOf } from './reports/team-scope.ts';
