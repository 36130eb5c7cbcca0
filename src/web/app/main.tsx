import '../theme/theme.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { is } from 'valibot';
import { language } from '#contract/model/language.ts';
import { createApp } from '#core/app.ts';
import { browserPlatform } from '#core/browser-platform.ts';
import { activateLocale, activateInitialLocale } from '../i18n/activate-locale.ts';
import { createAppRouter } from './router.tsx';
import { Screen } from './screen.tsx';

const app = createApp(browserPlatform());
const router = createAppRouter(app);

/** How long the page itself is waited for before what surrounds it is shown without it. */
const patienceMs = 400;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Whether what stands in the page was rendered ahead for this very address and language. */
function wasRenderedAhead(place: HTMLElement): boolean {
  const isHome = location.pathname === '/' && location.search === '';
  return isHome && app.ui.state.language === 'EN' && place.hasChildNodes();
}

async function show(place: HTMLElement): Promise<void> {
  const screen = <Screen app={app} router={router} />;
  if (wasRenderedAhead(place)) {
    // Without this the router renders one Suspense more than was rendered ahead.
    router.ssr = { manifest: undefined };
    await Promise.all([activateInitialLocale('EN'), router.load()]);
    startTransition(() => void hydrateRoot(place, screen));
  } else {
    const words = activateLocale(app.ui.state.language).catch(() => activateLocale('EN'));
    await Promise.all([words, Promise.race([router.load(), pause(patienceMs)])]);
    startTransition(() => createRoot(place).render(screen));
  }
}

/** Opens the app in the page. The module itself waits for nothing: chunks that import it would wait in turn. */
async function open(): Promise<void> {
  const place = document.getElementById('app');
  if (place === null) throw new Error('index.html has no place for the app');
  const asked = new URLSearchParams(location.search).get('lang');
  if (is(language, asked)) app.ui.setLanguage(asked);
  void app.start();
  await show(place);
  const { registerServiceWorker } = await import('../lib/service-worker.ts');
  registerServiceWorker();
}

// In a task of its own: running the modules has taken one.
setTimeout(() => void open());
