import type { RequestOf } from '#protocol/call.ts';
import {
  type AgentChange,
  createDownline,
  getAgentChanges,
  getDownlines,
  promoteDownline,
  resetDownlinePassword,
  suspendDownline,
  updateDownlineRebate,
} from '#protocol/calls/agents/downlines.ts';
import type { DownlineState } from '#protocol/model/agents/agent-member.ts';
import type { Crumb, Downline } from '#protocol/model/agents/downline.ts';
import { byKey, createList, type List } from '../query/list.ts';
import type { AgentNeeds } from './agent-needs.ts';

export type { AgentChange } from '#protocol/calls/agents/downlines.ts';
export type { DownlineState } from '#protocol/model/agents/agent-member.ts';
export type { Crumb, Downline } from '#protocol/model/agents/downline.ts';

/** Selects the downlines in the list: below which member of the team, and which of them. */
export interface DownlineFilter {
  /** The agent's own downlines when null. */
  readonly parent: string | null;
  /** Beginning of an account. With it, members of all levels are found. */
  readonly search: string;
  readonly state: DownlineState | null;
  /** Level below the parent. Null: the first, or all for a search. */
  readonly depth: number | null;
}

const wholeLevel: DownlineFilter = { parent: null, search: '', state: null, depth: null };

/** A new account, as the form has it. The rebate is in hundredths of a percent. */
export type NewDownline = RequestOf<typeof createDownline>;

/** Facts about the list. */
interface AboutDownlines {
  /** The way from the agent to the member whose downlines are shown. */
  readonly path: readonly Crumb[];
  /** Number of direct downlines of that member. */
  readonly total: number;
  /** The agent's own rebate in hundredths of a percent. */
  readonly rebateMost: number;
}

function requestOf({ parent, search, state, depth }: DownlineFilter) {
  return {
    search,
    ...(parent !== null && { parent }),
    ...(state !== null && { state }),
    ...(depth !== null && { depth }),
  };
}

/** The downlines of the agent, one level at a time. Actions throw GatewayError. */
export function createDownlines({ send, events, now }: AgentNeeds) {
  const list = createList<Downline, DownlineFilter, AboutDownlines>({
    events,
    now,
    filter: wholeLevel,
    size: 20,
    most: 50,
    refreshOn: ['moneyMoved', 'online', 'visible'],
    async call(filter, page, options) {
      const request = { ...requestOf(filter), ...byKey(page) };
      const { downlines, next, ...about } = await send(getDownlines, request, options);
      return { rows: downlines, next, about };
    },
  });

  /** Loads the list again after an action, also after one that was refused. */
  async function change<Value>(work: () => Promise<Value>): Promise<Value> {
    try {
      return await work();
    } finally {
      void list.load();
    }
  }

  return {
    ...list,
    create: (wanted: NewDownline) => change(() => send(createDownline, wanted)),
    /** The rebate is in hundredths of a percent. */
    setRebate: (id: string, rebate: number) =>
      change(() => send(updateDownlineRebate, { id, rebate })),
    promote: (id: string) => change(() => send(promoteDownline, { id })),
    suspend: (id: string, isSuspended: boolean) =>
      change(() => send(suspendDownline, { id, suspended: isSuspended ? 'Y' : 'N' })),
    resetPassword: (id: string, password: string) =>
      change(() => send(resetDownlinePassword, { id, password })),
  };
}

export type Downlines = ReturnType<typeof createDownlines>;

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
