import { proxy } from 'valtio/vanilla';
import { getDepositGuides } from '#protocol/calls/contact/deposit-guides.ts';
import type { Language } from '#protocol/model/language.ts';
import type { DepositGuide } from '#protocol/model/contact/deposit-guide.ts';
import { keptDepositGuides } from './kept-help.ts';
import type { Cache } from '../cache/cache.ts';
import type { Send } from '../client/send.ts';
import type { Events } from '../events.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';

interface DepositGuidesState extends QueryState {
  /** By channel, in the order of the deposit page. */
  guides: readonly DepositGuide[];
}

export interface DepositGuides {
  readonly state: DepositGuidesState;
  load(): Promise<void>;
}

interface Needs {
  send: Send;
  cache: Cache;
  events: Events;
  now(): number;
  language(): Language;
}

/** The guides to deposits, step by step, for each channel. Kept for reading offline. */
export function createDepositGuides({ send, cache, language, events, now }: Needs): DepositGuides {
  const state = proxy<DepositGuidesState>({ ...idle(), guides: [] });
  const { load } = createQuery<readonly DepositGuide[], DepositGuidesState>({
    events,
    now,
    state,
    refreshOn: ['language', 'online'],
    keep: () => cache.entry(keptDepositGuides, language()),
    call: (options) => send(getDepositGuides, {}, options),
    show: (guides) => ({ guides }),
  });
  return { state, load };
}
