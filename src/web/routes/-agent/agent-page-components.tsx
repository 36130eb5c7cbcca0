import type { ComponentType } from 'react';
import { type AgentPage, agentPages } from '#protocol/vocabulary/agent-page.ts';
import type { Agent } from '#core/agent/agent.ts';
import { lazyComponent } from '../../lib/lazy-component.tsx';
import type { AgentSearch } from './agent-search.ts';

/** A page of the agent centre gets the slices of the agent and the search of its address. */
type AgentPageComponent = ComponentType<{ agent: Agent; search: AgentSearch }>;

/** The page without `page` in its address. */
export const AgentHome: ComponentType<{ agent: Agent }> = lazyComponent(() =>
  import('../../features/agent/home/agent-home-page.tsx').then((loaded) => loaded.AgentHomePage),
);

const ContractKindPage: AgentPageComponent = lazyComponent(() =>
  import('../../features/agent/contracts/contract-kind-page.tsx').then(
    (loaded) => loaded.ContractKindPage,
  ),
);

const SumsPage: AgentPageComponent = lazyComponent(() =>
  import('../../features/agent/reports/sums-page.tsx').then((loaded) => loaded.SumsPage),
);

/** The component of each page of the agent centre that is built. Each loads as a chunk of its own. */
export const agentPageComponents: Readonly<Partial<Record<AgentPage, AgentPageComponent>>> = {
  agentAnnouncement: lazyComponent(() =>
    import('../../features/agent/news/news-page.tsx').then((loaded) => loaded.NewsPage),
  ),
  downlineManagmentView: lazyComponent(() =>
    import('../../features/agent/downlines/downlines-page.tsx').then(
      (loaded) => loaded.DownlinesPage,
    ),
  ),
  registerCenter: lazyComponent(() =>
    import('../../features/agent/links/register-center-page.tsx').then(
      (loaded) => loaded.RegisterCenterPage,
    ),
  ),
  agentChanges: lazyComponent(() =>
    import('../../features/agent/changes/changes-page.tsx').then((loaded) => loaded.ChangesPage),
  ),
  agentTeamOverview: lazyComponent(() =>
    import('../../features/agent/reports/overview-page.tsx').then((loaded) => loaded.OverviewPage),
  ),
  personalHistoryCopy: SumsPage,
  agentTeamTransactions: SumsPage,
  palStatementsAgentCopy: SumsPage,
  agentRevenueReport: lazyComponent(() =>
    import('../../features/agent/reports/income-page.tsx').then((loaded) => loaded.IncomePage),
  ),
  agentDownlineTransactionDetailsCopy: lazyComponent(() =>
    import('../../features/agent/reports/entries-page.tsx').then((loaded) => loaded.EntriesPage),
  ),
  contractRequests: lazyComponent(() =>
    import('../../features/agent/contracts/contract-requests-page.tsx').then(
      (loaded) => loaded.ContractRequestsPage,
    ),
  ),
  agentDividendRecordCopy2: ContractKindPage,
  agentDailyWages2: ContractKindPage,
  agentHourSalary: ContractKindPage,
  agentRealtimeSalary: ContractKindPage,
};

/** The pages that have a component. */
export const builtPages: readonly AgentPage[] = agentPages.filter(
  (page) => agentPageComponents[page] !== undefined,
);
