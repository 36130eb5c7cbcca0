/** Pages of the agent centre: values of `page` in `/agentHome?page=`. They are part of public addresses and must not change. */
export const agentPages = [
  'agentAnnouncement',
  'downlineManagmentView',
  'registerCenter',
  'agentChanges',
  'agentTeamOverview',
  'personalHistoryCopy',
  'agentTeamTransactions',
  'palStatementsAgentCopy',
  'agentRevenueReport',
  'agentDownlineTransactionDetailsCopy',
  'contractRequests',
  'agentDividendRecordCopy2',
  'agentDailyWages2',
  'agentHourSalary',
  'agentRealtimeSalary',
] as const;

/** Page of the agent centre. */
export type AgentPage = (typeof agentPages)[number];
