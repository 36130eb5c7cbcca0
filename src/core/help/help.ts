import { proxy } from 'valtio/vanilla';
import { getHelpCenter } from '#contract/calls/system.ts';
import type { Language } from '#contract/model/language.ts';
import type { Cache } from '../cache/cache.ts';
import { lateCacheKeys } from '../late-cache-keys.ts';
import type { Send } from '../client/send.ts';
import type { HelpArticle } from './help-search.ts';
import type { Events } from '../query/events.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';

export interface HelpState extends QueryState {
  /** In the operator's order. */
  articles: readonly HelpArticle[];
}

export interface Help {
  readonly state: HelpState;
  load(): Promise<void>;
  /** Makes help available offline: loads it only where no copy of the last 24 hours is kept. */
  keep(): Promise<void>;
}

export interface HelpNeeds {
  send: Send;
  cache: Cache;
  language(): Language;
  events: Events;
  now(): number;
}

const freshMs = 86_400_000;

/** Help articles of the operator. */
export function createHelp({ send, cache, language, ...needs }: HelpNeeds): Help {
  const state = proxy<HelpState>({ ...idle(), articles: [] });
  const entry = () => cache.entry(lateCacheKeys.help, language());

  const { load } = createQuery({
    ...needs,
    state,
    refreshOn: ['language', 'online'],
    keep: entry,
    call: (options) => send(getHelpCenter, {}, options),
    show: (articles) => ({ articles }),
  });

  async function keep(): Promise<void> {
    const kept = await entry().read();
    const isFresh = kept !== null && needs.now() - kept.at < freshMs;
    if (state.phase === 'idle' && !isFresh) await load();
  }

  return { state, load, keep };
}
