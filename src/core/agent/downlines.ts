import { proxy } from 'valtio/vanilla';
import type { ReplyOf, RequestOf } from '#contract/call.ts';
import {
  createDownline,
  getDownlines,
  promoteDownline,
  resetDownlinePassword,
  suspendDownline,
  updateDownlineRebate,
} from '#contract/calls/agents/downlines.ts';
import type { DownlineState } from '#contract/model/agents/agent-member.ts';
import type { Crumb, Downline } from '#contract/model/agents/downline.ts';
import type { SendOptions } from '../client/send.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import type { AgentNeeds } from './agent-needs.ts';

export type { DownlineState } from '#contract/model/agents/agent-member.ts';
export type { Crumb, Downline } from '#contract/model/agents/downline.ts';

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

type Page = ReplyOf<typeof getDownlines>;

interface DownlinesState extends QueryState {
  downlines: readonly Downline[];
  /** The way from the agent to the member whose downlines are shown. */
  path: readonly Crumb[];
  /** Number of direct downlines of that member. */
  total: number;
  next: string | null;
  /** The agent's own rebate in hundredths of a percent; null until it is known. */
  rebateMost: number | null;
  filter: DownlineFilter;
}

const size = 20;
/** Largest page of the contract. */
const mostAtOnce = 50;

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
  const empty = { downlines: [], path: [], total: 0, next: null };
  const initial = { ...idle(), ...empty, rebateMost: null, filter: wholeLevel };
  const state = proxy<DownlinesState>(initial);

  async function append(options: SendOptions): Promise<Page> {
    const { downlines, next, filter } = state;
    const after = next === null ? {} : { after: next };
    const page = await send(getDownlines, { ...requestOf(filter), ...after, size }, options);
    return { ...page, downlines: [...downlines, ...page.downlines] };
  }

  const query = createQuery<Page, DownlinesState>({
    events,
    now,
    state,
    empty,
    isPrivate: true,
    refreshOn: ['moneyMoved', 'online', 'visible'],
    key: () => JSON.stringify(state.filter),
    // A refresh keeps the pages that are shown.
    call: (options) => {
      const shown = Math.min(mostAtOnce, Math.max(size, state.downlines.length));
      return send(getDownlines, { ...requestOf(state.filter), size: shown }, options);
    },
    show: (page) => ({ ...page }),
  });

  /** Loads the list again after an action, also after one that was refused. */
  async function change<Value>(work: () => Promise<Value>): Promise<Value> {
    try {
      return await work();
    } finally {
      void query.load();
    }
  }

  return {
    state,
    load(filter: DownlineFilter): Promise<void> {
      state.filter = filter;
      return query.load();
    },
    /** Adds the next page. Does nothing at the last page and while another answer is under way. */
    async loadMore(): Promise<void> {
      if (state.phase !== 'loading' && state.next !== null) await query.send(append);
    },
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
