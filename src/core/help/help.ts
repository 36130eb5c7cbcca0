import { proxy, ref, subscribe } from 'valtio/vanilla';
import { getHelpCenter } from '#contract/calls/system.ts';
import type { Language } from '#contract/model/language.ts';
import type { Cache } from '../cache/cache.ts';
import { cacheKeys } from '../cache-keys.ts';
import type { Send } from '../client/send.ts';
import type { Platform } from '../platform.ts';
import type { Stop } from '../stop.ts';
import type { HelpArticle } from './help-search.ts';
import { createLoader, idle, type Loadable } from '../query/loadable.ts';
import type { SystemState } from '../system/system.ts';
import type { UiState } from '../ui/ui.ts';

export interface HelpState extends Loadable {
  /** In the operator's order. */
  articles: readonly HelpArticle[];
}

export interface Help {
  readonly state: HelpState;
  load(): Promise<void>;
  /** Sees to it that help is there without a network: asks only where none was kept for a day. */
  keep(): Promise<void>;
  close(): void;
}

export interface HelpNeeds {
  send: Send;
  cache: Cache;
  language(): Language;
  platform: Pick<Platform, 'onOnline'>;
  system: { readonly state: SystemState };
  ui: { readonly state: UiState };
  now(): number;
}

const freshMs = 86_400_000;

/** Acts when the site is open again after it was not. */
function onBack(state: SystemState, act: () => void): Stop {
  const look = () => state.readOnly || state.view === 'maintenance' || state.view === 'offline';
  let isAway = look();
  return subscribe(state, () => {
    const wasAway = isAway;
    isAway = look();
    if (wasAway && !isAway) act();
  });
}

/** Acts when another language is spoken. */
function onLanguage(state: UiState, act: () => void): Stop {
  let spoken = state.language;
  return subscribe(state, () => {
    if (state.language === spoken) return;
    spoken = state.language;
    act();
  });
}

/** What the operator answers to questions that many ask. */
export function createHelp({ send, cache, language, platform, system, ui, now }: HelpNeeds): Help {
  const state = proxy<HelpState>({ ...idle(), articles: [] });
  const shelf = () => cache.entry(cacheKeys.help, language());

  const { load } = createLoader(state, {
    now,
    shelf,
    ask: () => send(getHelpCenter, {}),
    show: (articles) => void (state.articles = ref(articles)),
  });

  async function keep(): Promise<void> {
    const entry = await shelf().read();
    const isFresh = entry !== null && now() - entry.at < freshMs;
    if (state.phase === 'idle' && !isFresh) await load();
  }

  const again = (): void => void (state.phase === 'failed' && load());
  const stops = [
    onLanguage(ui.state, () => void (state.phase !== 'idle' && load())),
    onBack(system.state, again),
    platform.onOnline(again),
  ];

  return { state, load, keep, close: () => stops.forEach((stop) => stop()) };
}
