import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type AgentPage, agentPages } from '#protocol/vocabulary/agent-page.ts';
import type { ModuleId } from '#protocol/vocabulary/module-id.ts';
import type { IconName } from '../../../ui/icon/icon.tsx';
import type { LateIconName } from '../../../ui/icon-late/icon-late.tsx';

/** Groups of the menu, in their order. */
export const pageGroups = ['team', 'reports', 'contracts'] as const;
export type PageGroup = (typeof pageGroups)[number];

/** The contracts of the agent that are in force. */
interface Contracts {
  readonly contract: boolean;
  readonly salary: boolean;
}

/** A page of the agent centre in the menu. */
interface AgentPageEntry {
  readonly name: MessageDescriptor;
  readonly icon: IconName | LateIconName;
  readonly group: PageGroup;
  /** Module that the operator has to switch on. Absent means none. */
  readonly module?: ModuleId;
  /** Contract that has to be in force: session key `enableContract` or `enableSalary`. */
  readonly needs?: keyof Contracts;
}

/** Every page of the agent centre. The order of the menu is the order of `agentPages`. */
export const agentPageEntries: Readonly<Record<AgentPage, AgentPageEntry>> = {
  agentAnnouncement: { name: msg`News for agents`, icon: 'megaphone', group: 'team' },
  downlineManagmentView: { name: msg`Downlines`, icon: 'people', group: 'team' },
  registerCenter: { name: msg`New accounts and links`, icon: 'link', group: 'team' },
  agentChanges: { name: msg`Changes`, icon: 'clock', group: 'team' },
  agentTeamOverview: { name: msg`Team overview`, icon: 'chart', group: 'reports' },
  personalHistoryCopy: { name: msg`Bets of the team`, icon: 'receipt', group: 'reports' },
  agentTeamTransactions: { name: msg`Money of the team`, icon: 'exchange', group: 'reports' },
  palStatementsAgentCopy: {
    name: msg`Profit and loss of downlines`,
    icon: 'percent',
    group: 'reports',
  },
  agentRevenueReport: { name: msg`My income`, icon: 'coin', group: 'reports' },
  agentDownlineTransactionDetailsCopy: {
    name: msg`Transaction details`,
    icon: 'menu',
    group: 'reports',
  },
  contractRequests: {
    name: msg`Contract requests`,
    icon: 'mail',
    group: 'contracts',
    module: 'AGENTPOLICY3',
  },
  agentDividendRecordCopy2: {
    name: msg`Dividends`,
    icon: 'coin',
    group: 'contracts',
    module: 'SIGNCONDIV3',
    needs: 'contract',
  },
  agentDailyWages2: {
    name: msg`Daily salary`,
    icon: 'wallet',
    group: 'contracts',
    module: 'DAILYSALCONT3',
    needs: 'salary',
  },
  agentHourSalary: {
    name: msg`Hourly salary`,
    icon: 'clock',
    group: 'contracts',
    module: 'HOURSAL3',
  },
  agentRealtimeSalary: {
    name: msg`Real-time salary`,
    icon: 'target',
    group: 'contracts',
    module: 'RTSALARY3',
  },
};

/** The pages that are open to an agent, in the order of the menu. */
export function openPages(
  built: readonly AgentPage[],
  isOn: (module: ModuleId) => boolean,
  contracts: Contracts,
): AgentPage[] {
  return agentPages.filter((page) => {
    const { module, needs } = agentPageEntries[page];
    if (!built.includes(page) || (module !== undefined && !isOn(module))) return false;
    return needs === undefined || contracts[needs];
  });
}
