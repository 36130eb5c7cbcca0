import { fallback, type InferOutput, object, optional, parse, picklist } from 'valibot';
import { agentPages } from '#protocol/vocabulary/agent-page.ts';
import { contractSearch } from '../../features/agent/contracts/contract-search.ts';
import { downlineSearch } from '../../features/agent/downlines/downline-search.ts';
import { reportSearch } from '../../features/agent/reports/report-search.ts';

const agentSearch = object({
  page: fallback(optional(picklist(agentPages)), undefined),
  ...downlineSearch,
  ...contractSearch,
  ...reportSearch,
});

/** The search of the agent centre: its page, and the parameters of all pages side by side. One name has one meaning. */
export type AgentSearch = InferOutput<typeof agentSearch>;

/** Reads the search of an address; parameters without a valid value are left out. */
export function readAgentSearch(search: object): AgentSearch {
  return parse(agentSearch, search);
}
