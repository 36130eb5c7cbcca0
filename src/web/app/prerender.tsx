import { createMemoryHistory } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createApp } from '#core/app.ts';
import type { KeyedStorage, Platform } from '#core/platform.ts';
import type { Stop } from '#core/stop.ts';
import { Lamp } from '../features/shell/pages/loading.tsx';
import { activateLocale } from '../i18n/activate-locale.ts';
import { createAppRouter } from './router.tsx';
import { Screen } from './screen.tsx';

const emptyStorage: KeyedStorage = {
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
  clear: () => {},
};
const subscribeToNothing = (): Stop => () => {};

/** A platform with empty storage. Its calls stay pending until the page is rendered. */
const idlePlatform = (rendered: AbortSignal): Platform => ({
  fetch: () =>
    new Promise((_, reject) => {
      rendered.addEventListener('abort', () => reject(rendered.reason));
    }),
  origin: 'http://localhost',
  sessionStorage: emptyStorage,
  localStorage: emptyStorage,
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
  now: () => 0,
});

/** Markup of a page for a first visitor, in English, before any data is loaded. */
export async function renderPage(path: string): Promise<string> {
  const rendered = new AbortController();
  const app = createApp(idlePlatform(rendered.signal));
  const router = createAppRouter(app, createMemoryHistory({ initialEntries: [path] }));
  await Promise.all([activateLocale('EN'), router.load()]);
  const failed = router.state.matches.find(({ status }) => status !== 'success');
  if (failed) throw new Error(`${path} cannot be rendered ahead.`, { cause: failed.error });
  const { prelude } = await prerender(<Screen app={app} router={router} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  const markup = await new Response(prelude).text();
  app.close();
  rendered.abort();
  return markup;
}

/** Markup of all other pages until their code is loaded. It contains no text, because the language is not known. */
export function renderPlaceholder(): string {
  return renderToStaticMarkup(<Lamp />);
}
