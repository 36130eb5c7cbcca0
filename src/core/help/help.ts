import { proxy } from 'valtio/vanilla';
import { getHelpCenter } from '#contract/calls/system.ts';
import type { Language } from '#contract/model/language.ts';
import { lateCacheKeys } from '../late-cache-keys.ts';
import type { Chat, ChatNeeds } from '../chat/chat.ts';
import type { Feedback, FeedbackNeeds } from '../feedback/feedback.ts';
import { createDepositGuides, type DepositGuides } from './deposit-guides.ts';
import type { HelpArticle } from './help-search.ts';
import { memoizeAsync } from '../query/memoize-async.ts';
import { loadChunk } from '../query/load-chunk.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';

export interface HelpState extends QueryState {
  /** In the operator's order. */
  articles: readonly HelpArticle[];
}

export interface Help {
  readonly state: HelpState;
  load(): Promise<void>;
  /** Makes help and the guides to deposits available offline: loads them only where no copy of help of the last 24 hours is kept. */
  keep(): Promise<void>;
  /** How to deposit, step by step. */
  readonly depositGuides: DepositGuides;
  /** Loads the slice of feedback. Rejects with a GatewayError where the network fails. */
  feedback(): Promise<Feedback>;
  /** Loads the slice of the chat. Rejects with a GatewayError where the network fails. */
  chat(): Promise<Chat>;
}

export interface HelpNeeds extends FeedbackNeeds, ChatNeeds {
  language(): Language;
}

const freshMs = 86_400_000;

/** Help articles of the operator. */
export function createHelp(all: HelpNeeds): Help {
  const { send, cache, language, ...needs } = all;
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

  const depositGuides = createDepositGuides(all);

  async function keep(): Promise<void> {
    const kept = await entry().read();
    const isFresh = kept !== null && needs.now() - kept.at < freshMs;
    if (state.phase === 'idle' && !isFresh) await Promise.all([load(), depositGuides.load()]);
  }

  const feedback = memoizeAsync(() =>
    loadChunk(async () => (await import('../feedback/feedback.ts')).createFeedback(all)),
  );

  const chat = memoizeAsync(() =>
    loadChunk(async () => (await import('../chat/chat.ts')).createChat(all)),
  );

  return { state, load, keep, depositGuides, feedback, chat };
}
