import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router';
import { mayEnterAgentCentre } from '#core/roles/roles.ts';
import { AgentCentre } from '../features/agent/frame/agent-centre.tsx';
import { requireAccount } from '../lib/guards.ts';
import { AgentHome, agentPageComponents, builtPages } from './-agent/agent-page-components.tsx';
import { type AgentSearch, readAgentSearch } from './-agent/agent-search.ts';

export const Route = createFileRoute('/agentHome')({
  staticData: { hasNoSide: true },
  // Types the links. An address is checked where it is read, because the routes are part of the first load.
  validateSearch: (search: AgentSearch & SearchSchemaInput): AgentSearch => search,
  beforeLoad: requireAccount(mayEnterAgentCentre, 'agentLogin'),
  component: Agents,
});

function Agents() {
  const search = readAgentSearch(Route.useSearch());
  return (
    <AgentCentre page={search.page} built={builtPages}>
      {(agent, page) => {
        const Page = page === null ? undefined : agentPageComponents[page];
        return Page ? <Page agent={agent} search={search} /> : <AgentHome agent={agent} />;
      }}
    </AgentCentre>
  );
}
