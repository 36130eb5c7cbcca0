import { createMemoryHistory } from '@tanstack/react-router';
import { configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { memoryStorage } from '#core/guarded-storage.ts';
import { announcements } from '#demo/content/announcements.ts';
import { createAppRouter } from '#web/app/router.tsx';
import { Screen } from '#web/app/screen.tsx';
import { openApp } from './open-app.ts';
import { activateSourceLocale } from './activate-source-locale.ts';

// Dialogs and pages load on demand, and test machines are slow.
configure({ asyncUtilTimeout: 10_000 });

/** Local storage that mutes publicity, so that no popup covers the page under test. */
function mutedStorage() {
  const storage = memoryStorage();
  const until = Date.now() + 86_400_000;
  const ids = announcements.filter(({ type }) => type === 'PU').map(({ id }) => [id, until]);
  storage.setItem('publicityMuted', JSON.stringify(Object.fromEntries(ids)));
  return storage;
}

/** Renders the whole app with an embedded gateway in memory. Closes it after the test. */
export async function openScreen({
  path = '/help',
  publicity = false,
  ...settings
}: Parameters<typeof openApp>[0] & { path?: string; publicity?: boolean } = {}) {
  const device = publicity || settings.browser ? {} : { localStorage: mutedStorage() };
  const opened = await openApp({ ...settings, platform: { ...device, ...settings.platform } });
  onTestFinished(opened.close);
  activateSourceLocale('EN');
  const router = createAppRouter(opened.app, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const screen = render(<Screen app={opened.app} router={router} />);
  return { ...opened, ...screen, router, user: userEvent.setup() };
}
