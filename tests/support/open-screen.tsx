import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import type { App } from '#core/app.ts';
import { memoryStorage } from '#core/guarded-storage.ts';
import { announcements } from '#demo/content/announcements.ts';
import { type AppRouter, createAppRouter } from '#web/app/router.tsx';
import { Screen } from '#web/app/screen.tsx';
import { Texts } from '#web/i18n/texts.tsx';
import { AppProvider } from '#web/lib/app-context.tsx';
import { openApp } from './open-app.ts';
import { activateSourceLocale } from './activate-source-locale.ts';

/** Local storage that mutes publicity, so that no popup covers the page under test. */
function mutedStorage() {
  const storage = memoryStorage();
  const until = Date.now() + 86_400_000;
  const ids = announcements.filter(({ type }) => type === 'PU').map(({ id }) => [id, until]);
  storage.setItem('publicityMuted', JSON.stringify(Object.fromEntries(ids)));
  return storage;
}

type Settings = Parameters<typeof openApp>[0] & { path?: string; publicity?: boolean };

async function openRouter(
  { path = '/help', publicity = false, ...settings }: Settings,
  prepare: (router: AppRouter) => void = () => {},
) {
  const muted = publicity ? {} : { localStorage: mutedStorage() };
  const opened = await openApp({ ...muted, ...settings });
  return withRouter(opened, path, prepare);
}

interface Opened {
  readonly app: App;
  close(): Promise<void>;
}

/** Opens an address in an app, which is closed after the test. */
async function withRouter<OpenedApp extends Opened>(
  opened: OpenedApp,
  path: string,
  prepare: (router: AppRouter) => void,
) {
  onTestFinished(opened.close);
  activateSourceLocale('EN');
  const router = createAppRouter(opened.app, {
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  prepare(router);
  await router.load();
  return { ...opened, router };
}

function renderScreen<Ready extends Opened & { router: AppRouter }>(opened: Ready) {
  const screen = render(<Screen app={opened.app} router={opened.router} />);
  return { ...opened, ...screen, user: userEvent.setup() };
}

/** Renders the whole app with an embedded gateway in memory. Closes it after the test. */
export async function openScreen(settings: Settings = {}) {
  return renderScreen(await openRouter(settings));
}

/** Gives each page of the router the layout without header, footer, tab bar and side. Ends after the test. */
function leaveOutShell({ routesById }: AppRouter): void {
  for (const { options } of Object.values(routesById)) {
    const { staticData } = options;
    options.staticData = { ...staticData, layout: 'alone' };
    onTestFinished(() => void (options.staticData = staticData));
  }
}

/** Renders a page with its dialogs and toasts. Header, footer and side take longer than most pages, and are left out. */
export async function openPage(settings: Settings = {}) {
  return renderScreen(await openRouter(settings, leaveOutShell));
}

/** Renders a page of an app that is open, whichever gateway it has. */
export async function openPageOf<OpenedApp extends Opened>(opened: OpenedApp, path: string) {
  return renderScreen(await withRouter(opened, path, leaveOutShell));
}

/** Renders one part of a page, with the whole app behind it. Links change the address; its page is not rendered. */
export async function openPart(part: ReactNode, settings: Settings = {}) {
  const opened = await openRouter(settings);
  const rendered = render(
    <Texts>
      <AppProvider app={opened.app}>
        <RouterContextProvider router={opened.router}>{part}</RouterContextProvider>
      </AppProvider>
    </Texts>,
  );
  return { ...opened, ...rendered, user: userEvent.setup() };
}
