import { proxy } from 'valtio/vanilla';
import {
  getAgentAnnouncements,
  getAgentHome,
  type TeamDay,
} from '#protocol/calls/agents/agent-home.ts';
import type { Announcement } from '#protocol/model/announcement.ts';
import type { MaybeCentavos } from '#protocol/model/readers/unknown-money.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import type { AgentNeeds } from './agent-needs.ts';

export type { TeamDay } from '#protocol/calls/agents/agent-home.ts';

/** The figures of the last days, oldest first, and the size of the team. */
export interface AgentHomeFacts {
  readonly days: readonly TeamDay[];
  readonly members: number;
  readonly direct: number;
  /** Payments of contracts to downlines that wait for the agent's balance. Centavos, null when they are unknown. */
  readonly unpaid: { readonly count: number; readonly amount: MaybeCentavos };
  /** The agent's own invitation code. */
  readonly code: string;
}

interface AgentHomeState extends QueryState {
  facts: AgentHomeFacts | null;
}

interface AgentNewsState extends QueryState {
  announcements: readonly Announcement[];
}

/** The figures of the days to compare: the last one is today. Null where there are fewer. */
export function lastDays({ days }: AgentHomeFacts): {
  readonly today: TeamDay;
  readonly yesterday: TeamDay;
} | null {
  const [yesterday, today] = days.slice(-2);
  return yesterday && today ? { today, yesterday } : null;
}

/** The figures of the team of the agent. */
export function createAgentHome({ send, events, now }: AgentNeeds) {
  const state = proxy<AgentHomeState>({ ...idle(), facts: null });
  const { load } = createQuery({
    events,
    now,
    state,
    empty: { facts: null },
    isPrivate: true,
    refreshOn: ['moneyMoved', 'online', 'visible'],
    call: (options) => send(getAgentHome, {}, options),
    show: (facts) => ({ facts }),
  });
  return { state, load };
}

/** Announcements for agents. */
export function createAgentNews({ send, events, now }: AgentNeeds) {
  const state = proxy<AgentNewsState>({ ...idle(), announcements: [] });
  const { load } = createQuery({
    events,
    now,
    state,
    empty: { announcements: [] },
    isPrivate: true,
    refreshOn: ['language', 'online'],
    call: (options) => send(getAgentAnnouncements, {}, options),
    show: (news) => news,
  });
  return { state, load };
}

export type AgentHome = ReturnType<typeof createAgentHome>;
export type AgentNews = ReturnType<typeof createAgentNews>;
