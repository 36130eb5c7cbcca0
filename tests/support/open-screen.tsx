import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import { configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { memoryStorage } from '#core/guarded-storage.ts';
import { announcements } from '#demo/content/announcements.ts';
import { createAppRouter } from '#web/app/router.tsx';
import { Screen } from '#web/app/screen.tsx';
import { AppProvider } from '#web/lib/app-context.tsx';
import { openApp } from './open-app.ts';
import { activateSourceLocale } from './activate-source-locale.ts';

// Dialogs and pages load on demand, and test machines are slow.
configure({ asyncUtilTimeout: 25_000 });

/** Local storage that mutes publicity, so that no popup covers the page under test. */
function mutedStorage() {
  const storage = memoryStorage();
  const until = Date.now() + 86_400_000;
  const ids = announcements.filter(({ type }) => type === 'PU').map(({ id }) => [id, until]);
  storage.setItem('publicityMuted', JSON.stringify(Object.fromEntries(ids)));
  return storage;
}

type Settings = Parameters<typeof openApp>[0] & { path?: string; publicity?: boolean };

async function openRouter({ path = '/help', publicity = false, ...settings }: Settings) {
  const device = publicity || settings.browser ? {} : { localStorage: mutedStorage() };
  const opened = await openApp({ ...settings, platform: { ...device, ...settings.platform } });
  onTestFinished(opened.close);
  activateSourceLocale('EN');
  const router = createAppRouter(opened.app, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  return { ...opened, router };
}

/** Renders the whole app with an embedded gateway in memory. Closes it after the test. */
export async function openScreen(settings: Settings = {}) {
  const opened = await openRouter(settings);
  const screen = render(<Screen app={opened.app} router={opened.router} />);
  return { ...opened, ...screen, user: userEvent.setup() };
}

/** Renders one part of a page, with the whole app behind it. Links change the address; its page is not rendered. */
export async function openPart(part: ReactNode, settings: Settings = {}) {
  const opened = await openRouter(settings);
  const rendered = render(
    <I18nProvider i18n={i18n}>
      <AppProvider app={opened.app}>
        <RouterContextProvider router={opened.router}>{part}</RouterContextProvider>
      </AppProvider>
    </I18nProvider>,
  );
  return { ...opened, ...rendered, user: userEvent.setup() };
}
