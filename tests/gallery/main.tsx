// The gallery of the kit: `npm run dev`, then `/gallery`. `tests/e2e/gallery.spec.ts` reads it.
import '#web/theme/theme.css';
import { createRoot } from 'react-dom/client';
import { createApp } from '#core/app.ts';
import { browserPlatform } from '#core/browser-platform.ts';
import { Texts } from '#web/i18n/texts.tsx';
import { AppProvider } from '#web/lib/app-context.tsx';
import { activateSourceLocale } from '../support/activate-source-locale.ts';
import { Gallery } from './gallery.tsx';

const root = document.getElementById('gallery');
if (root === null) throw new Error('no #gallery');
activateSourceLocale('EN');
createRoot(root).render(
  <Texts>
    <AppProvider app={createApp(browserPlatform())}>
      <Gallery />
    </AppProvider>
  </Texts>,
);
