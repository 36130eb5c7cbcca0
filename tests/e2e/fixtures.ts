import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { openSite, type Site } from '../support/open-site.ts';

export { expect };

/** Complaints that a test expects: a call that was made to fail is reported by the browser itself. */
const expected = /Failed to load resource|net::ERR_/;

/** Keeps the demo's publicity away: it would open over what a test looks at. */
function mutePublicity(): void {
  const later = Date.now() + 86_400_000;
  const ids = ['201', '202', '203', '204'];
  localStorage.setItem(
    'publicityMuted',
    JSON.stringify(Object.fromEntries(ids.map((id) => [id, later]))),
  );
}

interface Fixtures {
  quiet: undefined;
  muted: undefined;
  /** Whether announcements open by themselves, as they do for players. */
  publicity: boolean;
}

/** A built Parola for each test file, and a page that fails the test when the browser complains. */
export const test = base.extend<Fixtures, { site: Site }>({
  publicity: [false, { option: true }],
  site: [
    async ({ browserName: _ }, use) => {
      const site = await openSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  muted: [
    async ({ page, publicity }, use) => {
      if (!publicity) await page.addInitScript(mutePublicity);
      await use(undefined);
    },
    { auto: true },
  ],
  quiet: [
    async ({ page }, use) => {
      const complaints = listen(page);
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text()))
      complaints.push(message.text());
  });
  return complaints;
}

/** Signs in through the form, as a player does, in whichever language. */
export async function signIn(
  page: Page,
  username = 'juan',
  password = 'Parola2026',
): Promise<void> {
  await page.goto('/?dialog=login');
  const form = page.getByRole('dialog');
  await form.locator('input[name="username"]').fill(username);
  await form.locator('input[name="password"]').fill(password);
  await form.locator('button[type="submit"]').click();
  await expect(form).toBeHidden();
}

/** Loses the network for good: for the page, the worker and everything they ask. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
}

/** The network is back. Chromium forgets to say so to a page that was loaded without one. */
export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

/** Waits until the worker has taken the page over, so that what follows may go offline. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null) {
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve),
      );
    }
  });
}

/** Visits the lobby until all it shows has come, and so has been kept. */
export async function visitLobby(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByText('See all').first()).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** What axe finds wrong, in words short enough to read; on the whole page, or within what a selector names. */
export async function accessibilityFaults(page: Page, within?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
}
