import { proxy } from 'valtio/vanilla';
import type { ReplyOf } from '#contract/call.ts';
import { type AgentChange, getAgentChanges } from '#contract/calls/agents/downlines.ts';
import type { SendOptions } from '../client/send.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import type { AgentNeeds } from './agent-needs.ts';

export type { AgentChange } from '#contract/calls/agents/downlines.ts';

type Page = ReplyOf<typeof getAgentChanges>;

interface AgentChangesState extends QueryState {
  changes: readonly AgentChange[];
  next: string | null;
}

const size = 20;

/** The changes of the agent, newest first, page by page. */
export function createAgentChanges({ send, events, now }: AgentNeeds) {
  const empty = { changes: [], next: null };
  const state = proxy<AgentChangesState>({ ...idle(), ...empty });

  async function append(options: SendOptions): Promise<Page> {
    const { changes, next: after } = state;
    const page = await send(getAgentChanges, { size, ...(after !== null && { after }) }, options);
    return { ...page, changes: [...changes, ...page.changes] };
  }

  const query = createQuery<Page, AgentChangesState>({
    events,
    now,
    state,
    empty,
    isPrivate: true,
    refreshOn: ['moneyMoved', 'online'],
    call: (options) => send(getAgentChanges, { size }, options),
    show: (page) => ({ ...page }),
  });

  return {
    state,
    load: query.load,
    /** Adds the next page. Does nothing at the last page and while another answer is under way. */
    async loadMore(): Promise<void> {
      if (state.phase !== 'loading' && state.next !== null) await query.send(append);
    },
  };
}

export type AgentChanges = ReturnType<typeof createAgentChanges>;
