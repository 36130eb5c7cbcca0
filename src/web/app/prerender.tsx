import { i18n } from '@lingui/core';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import type { Language } from '#protocol/model/language.ts';
import { createApp } from '#core/app.ts';
import { brand } from '#core/brand.ts';
import type { KeyedStorage, Platform } from '#core/platform.ts';
import type { Stop } from '#core/stop.ts';
import { thirdParties } from '#core/third-parties.ts';
import { sourcesOf } from '#core/third-party-sources.ts';
import { findPageMessages } from '../features/shell/head/find-page-messages.ts';
import { Lamp } from '../features/shell/pages/loading.tsx';
import { activateLocale } from '../i18n/activate-locale.ts';
import { languages } from '../i18n/languages.ts';
import { firstPartsLoaded } from '../lib/lazy-component.tsx';
import { createAppRouter } from './router.tsx';
import { Screen } from './screen.tsx';

/** The storage of a visitor who has chosen a language, and nothing else. */
const storageWith = (language: Language): KeyedStorage => ({
  getItem: (key) => (key === 'hisLang' ? language : null),
  setItem: () => {},
  removeItem: () => {},
  clear: () => {},
});
const subscribeToNothing = (): Stop => () => {};

type Fetch = Platform['fetch'];

/** The calls of a build stay pending until the page is rendered. */
const fetchNothing =
  (rendered: AbortSignal): Fetch =>
  () =>
    new Promise((_, reject) => {
      rendered.addEventListener('abort', () => reject(rendered.reason));
    });

/** The platform of a first visitor. */
const firstVisit = (fetch: Fetch, language: Language): Platform => ({
  fetch,
  origin: 'http://localhost',
  sessionStorage: storageWith(language),
  localStorage: storageWith(language),
  cookies: { read: () => '', write: () => {} },
  indexedDb: () => null,
  crypto: null,
  channel: () => ({ post: () => {}, listen: () => {}, close: () => {} }),
  online: () => true,
  savesData: () => false,
  onOnline: subscribeToNothing,
  onOffline: subscribeToNothing,
  onVisible: subscribeToNothing,
  visible: () => true,
  takeToken: () => null,
  installPrompt: {
    device: { userAgent: '', touchPoints: 0 },
    standalone: () => false,
    canAsk: () => false,
    ask: async () => false,
    keepStorage: () => {},
    onQuestion: subscribeToNothing,
    onInstalled: subscribeToNothing,
  },
  now: () => 0,
});

/** Opens a page for a first visitor. The loads of its first view are under way. */
async function openPage(path: string, fetch: Fetch, language: Language) {
  const app = createApp(firstVisit(fetch, language));
  const firstView: Promise<unknown>[] = [];
  const router = createAppRouter(app, {
    history: createMemoryHistory({ initialEntries: [path] }),
    firstView: (load) => void firstView.push(load),
  });
  await Promise.all([activateLocale(language), router.load()]);
  await firstPartsLoaded();
  const failed = router.state.matches.find(({ status }) => status !== 'success');
  if (failed) throw new Error(`${path} cannot be rendered ahead.`, { cause: failed.error });
  return { app, router, firstView };
}

async function markupOf({ app, router }: Awaited<ReturnType<typeof openPage>>): Promise<string> {
  const { prelude } = await prerender(<Screen app={app} router={router} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  return new Response(prelude).text();
}

/** Markup of a page for a first visitor, in English, before any data is loaded. */
export async function renderPage(path: string): Promise<string> {
  const rendered = new AbortController();
  const page = await openPage(path, fetchNothing(rendered.signal), 'EN');
  const markup = await markupOf(page);
  page.app.close();
  rendered.abort();
  return markup;
}

/** Title and description of a page, in the language of the last one that was rendered. */
export function textsOf(path: string): { title: string; description: string } {
  const { title, description } = findPageMessages(path, {});
  return { title: i18n._(title), description: i18n._(description) };
}

/** A page for a first visitor in a language, with the answers that its first view shows. Rejects without them. */
export async function renderFilledPage(path: string, language: Language, fetch: Fetch) {
  const page = await openPage(path, fetch, language);
  try {
    await Promise.all(page.firstView);
    const markup = await markupOf(page);
    return { markup, lang: languages[language].tag, ...textsOf(path) };
  } finally {
    page.app.close();
  }
}

/** Files of the messages, by language and part of its catalogue. */
export const catalogueFiles: unknown = import.meta.env.CATALOGUE_FILES;

/** Hosts at which the site is the second merchant's, whose pages are filled by the program. */
export const hostsOfSecondMerchant = brand.secondMerchant.hosts;

/** Sources that the pages need for the third parties of the brand. */
export const sources = sourcesOf(thirdParties);

/** Markup of all other pages until their code is loaded. It contains no text, because the language is not known. */
export function renderPlaceholder(): string {
  return renderToStaticMarkup(<Lamp />);
}
