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

const empty: KeyedStorage = {
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
  clear: () => {},
};
const never = (): Stop => () => {};

/** A machine on which nothing has happened yet: calls stay unanswered until the page is rendered. */
const still = (rendered: AbortSignal): Platform => ({
  fetch: () =>
    new Promise((_, reject) => {
      rendered.addEventListener('abort', () => reject(rendered.reason));
    }),
  origin: 'http://localhost',
  sessionStorage: empty,
  localStorage: empty,
  cookies: { read: () => '', write: () => {} },
  indexedDb: () => null,
  crypto: null,
  channel: () => ({ post: () => {}, listen: () => {}, close: () => {} }),
  online: () => true,
  onOnline: never,
  onOffline: never,
  onVisible: never,
  visible: () => true,
  takeToken: () => null,
  now: () => 0,
});

/** The markup of the home page as a first visitor sees it, in English, before anything was loaded. */
export async function renderHome(): Promise<string> {
  const rendered = new AbortController();
  const app = createApp(still(rendered.signal));
  const router = createAppRouter(app, createMemoryHistory({ initialEntries: ['/'] }));
  await Promise.all([activateLocale('EN'), router.load()]);
  const { prelude } = await prerender(<Screen app={app} router={router} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const markup = await new Response(prelude).text();
  app.close();
  rendered.abort();
  return markup;
}

/** The markup of any other page until its program is here. It has no words: they may be of any language. */
export function renderPlaceholder(): string {
  return renderToStaticMarkup(<Lamp />);
}
