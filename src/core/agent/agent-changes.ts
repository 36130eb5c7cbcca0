import { type AgentChange, getAgentChanges } from '#protocol/calls/agents/downlines.ts';
import { byKey, createList, type List } from '../query/list.ts';
import type { AgentNeeds } from './agent-needs.ts';

export type { AgentChange } from '#protocol/calls/agents/downlines.ts';

export type AgentChanges = List<AgentChange>;

/** The changes of the agent, newest first. */
export function createAgentChanges({ send, events, now }: AgentNeeds): AgentChanges {
  return createList({
    events,
    now,
    filter: null,
    size: 20,
    most: 50,
    refreshOn: ['moneyMoved', 'online'],
    async call(_, page, options) {
      const { changes, next } = await send(getAgentChanges, byKey(page), options);
      return { rows: changes, next };
    },
  });
}
