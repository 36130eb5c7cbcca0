import './theme/theme.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { is } from 'valibot';
import { language } from '#contract/model/language.ts';
import { createApp } from '#core/app.ts';
import { browserPlatform } from '#core/browser-platform.ts';
import { speak } from './i18n/load.ts';
import { createAppRouter } from './router.tsx';
import { Screen } from './screen.tsx';
import { registerWorker } from './worker.ts';

const app = createApp(browserPlatform());
const router = createAppRouter(app);
const place = document.getElementById('app');
if (place === null) throw new Error('index.html has no place for the app');

const asked = new URLSearchParams(location.search).get('lang');
if (is(language, asked)) app.ui.setLanguage(asked);

void app.start();

// What was rendered ahead is the home page in English; anything else is rendered anew over it.
if (place.hasChildNodes() && location.pathname === '/' && app.ui.state.language === 'EN') {
  router.ssr = { manifest: undefined };
  await Promise.all([speak('EN'), router.load()]);
  hydrateRoot(place, <Screen app={app} router={router} />);
} else {
  await speak(app.ui.state.language).catch(() => speak('EN'));
  createRoot(place).render(<Screen app={app} router={router} />);
}

registerWorker();
