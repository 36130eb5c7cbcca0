import '../theme/theme.css';
import { type ReactNode, startTransition, useEffect } from 'react';
import { is } from 'valibot';
import { language } from '#protocol/model/language.ts';
import { type App, createApp } from '#core/app.ts';
import { browserPlatform } from '#core/browser-platform.ts';
import { holdAnswers } from '#core/hold-answers.ts';
import { activateLocale } from '../i18n/activate-locale.ts';
import { clock } from '../lib/time/clock.ts';
import { firstPartsLoaded } from '../lib/lazy-component.tsx';
import { onPageShown } from '../lib/page-shown.ts';
import { type AppRouter, createAppRouter } from './router.tsx';
import { Screen } from './screen.tsx';
// The last import: the chunk of React is smaller in this order.
import { createRoot, hydrateRoot } from 'react-dom/client';

/** The answers that came with the document, as JSON. */
const data = document.getElementById('page-data');

const { platform, release } = holdAnswers(
  browserPlatform(),
  JSON.parse(data?.textContent ?? '{}'),
  Number(data?.dataset.at),
);

/** Time to wait for the page before the shell is shown without it. */
const pageTimeoutMs = 400;

/**
 * Time until the page of a document with data is rendered again: a call of its first view that the data does not answer
 * waits for ever. Also the time until presses are answered where the page was not hydrated.
 */
const patienceMs = 10_000;

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Ends the task: all parts of the start in one would delay presses and frames on a phone. A hidden page has none, and slow timers. */
const pause = (): Promise<void> => (document.hidden ? Promise.resolve() : wait(0));

/** Returns true when `root` contains prerendered markup for this address, visitor and language. */
function isPrerendered(root: HTMLElement, app: App): boolean {
  const { page } = root.dataset;
  const { language = 'EN' } = document.documentElement.dataset;
  // The home page of a member begins with the page of a guest, without data. All other pages differ at once.
  const isForMember = page === '/' && data === null;
  const isForVisitor = isForMember || app.session.state.phase !== 'member';
  const isPage = location.pathname + location.search === page;
  return isPage && isForVisitor && app.ui.state.language === language;
}

type FirstView = Promise<unknown>[];

/** Loads what the document shows. Resolves to false where a part cannot be loaded, or an answer of the document is missing. */
async function loadFirstView(
  { ui }: App,
  router: AppRouter,
  firstView: FirstView,
): Promise<boolean> {
  // Without this the router renders one more Suspense boundary than the prerendered markup has.
  router.ssr = { manifest: undefined };
  await Promise.all([activateLocale(ui.state.language), router.load()]);
  const isLoaded = (loads: Promise<unknown>) =>
    loads.then(
      () => true,
      () => false,
    );
  if (!(await isLoaded(firstPartsLoaded()))) return false;
  if (data === null) return true;
  return Promise.race([isLoaded(Promise.all(firstView)), wait(patienceMs).then(() => false)]);
}

function hydrate(root: HTMLElement, screen: ReactNode, router: AppRouter): void {
  // The Back button may lead to another page before this one is hydrated.
  router.subscribe('onBeforeLoad', release);
  // A press that changes what is not hydrated yet would make React render it again. Presses wait for the page.
  root.dataset.hydrates = '';
  const endHydration = (): void => {
    delete root.dataset.hydrates;
    release();
    takeEarlyInput()();
  };
  onPageShown(endHydration);
  // The router goes to the top of each page that it renders, but a document may be read before it does.
  router.options.scrollRestoration = () => {
    router.options.scrollRestoration = true;
    return scrollY === 0;
  };
  setTimeout(endHydration, patienceMs);
  startTransition(() => void hydrateRoot(root, screen));
}

/** Repeats the presses on markup that its children have replaced. It is rendered once. */
function RepeatsEarlyInput({ children }: { children: ReactNode }) {
  useEffect(() => takeEarlyInput()());
  return children;
}

async function render(root: HTMLElement, screen: ReactNode, app: App, router: AppRouter) {
  release();
  delete router.ssr;
  const messages = activateLocale(app.ui.state.language).catch(() => activateLocale('EN'));
  await Promise.all([messages, Promise.race([router.load(), wait(pageTimeoutMs)])]);
  startTransition(() => createRoot(root).render(<RepeatsEarlyInput>{screen}</RepeatsEarlyInput>));
}

/** Starts the app. There is no top-level await: chunks that import this module would wait for it. */
async function start(): Promise<void> {
  const root = document.getElementById('app');
  if (root === null) throw new Error('no #app');
  await pause();
  const app = createApp(platform);
  clock.now = app.now;
  const requested = new URLSearchParams(location.search).get('lang');
  if (is(language, requested)) app.ui.setLanguage(requested);
  await pause();
  void app.start();
  await pause();
  const isAhead = isPrerendered(root, app);
  // The answers of the document are for this page, language and visitor alone.
  if (!isAhead) release();
  const firstView: FirstView = [];
  const router = createAppRouter(app, { firstView: (load) => void firstView.push(load) });
  await pause();
  const screen = <Screen app={app} router={router} />;
  if (isAhead && (await loadFirstView(app, router, firstView))) hydrate(root, screen, router);
  else await render(root, screen, app, router);
  const { startServiceWorker } = await import('./start-service-worker.ts');
  startServiceWorker(app, router);
}

void start();
