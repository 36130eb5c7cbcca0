export type { ContractKind, ContractPeriod, ContractRule } from './contract-kinds.ts';
export { listAgentSteps } from './audit/agent-steps.ts';
export { findLink } from './links/affiliate-links.ts';
export { countRegistration, type LinkInvitation, rebateByLink } from './links/register-by-link.ts';
export { offerContract } from './offer-contract.ts';
export { addToTeams, rebuildTeamSums } from './reports/team-sums.ts';
