export type { ContractKind, ContractPeriod, ContractRule } from './contract-kinds.ts';
export { offerContract } from './offer-contract.ts';
export { addToTeams, rebuildTeamSums } from './reports/team-sums.ts';
