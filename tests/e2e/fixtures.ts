import { test as base, expect, type Page, type Response } from '@playwright/test';
import { liveStreamPath } from '#protocol/paths.ts';
import { openSite, type Site } from '../support/open-site.ts';
import { signInByCall } from '../support/sign-in-by-call.ts';
import { expectKept } from './stored-data.ts';
import { restoreContent, watchOperator, watchPages } from './changed-sites.ts';

export { expect };
export { accessibilityFaults } from './axe.ts';

/** Errors that the browser reports for calls and for a look at the worker that a test makes fail, and for the frame of a vendor that no site lists. */
const expectedErrors =
  /Failed to load resource|net::ERR_|^An unknown error occurred when fetching the script|^Framing 'https:\/\/vendor\.example\/'/;

/** Mutes the publicity of the demo, which would cover the page under test. A frame may have no storage. */
export function mutePublicity(): void {
  if (window !== window.top) return;
  const later = Date.now() + 86_400_000;
  const ids = ['201', '202', '203', '204'];
  localStorage.setItem(
    'publicityMuted',
    JSON.stringify(Object.fromEntries(ids.map((id) => [id, later]))),
  );
}

/** Browsers without locks have no stream of live events. */
function removeLocks(): void {
  Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });
}

interface Fixtures {
  /** Each test begins with the content of the demo, whatever earlier tests have changed. */
  contentOfDemo: undefined;
  withoutStream: undefined;
  /** True to let pages open their stream of live events. */
  liveEvents: boolean;
  withoutErrors: undefined;
  mutedPublicity: undefined;
  /** True to let announcements open by themselves. */
  publicity: boolean;
}

/** Tests with a built Parola for each worker. A page error or a console error fails the test. */
export const test = base.extend<Fixtures, { site: Site }>({
  publicity: [false, { option: true }],
  liveEvents: [false, { option: true }],
  site: [
    async ({ browserName: _ }, use) => {
      const site = watchOperator(await openSite());
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  contentOfDemo: [
    async ({ context, site }, use) => {
      await restoreContent(site);
      watchPages(context, site);
      await use(undefined);
    },
    { auto: true },
  ],
  mutedPublicity: [
    async ({ page, publicity }, use) => {
      if (!publicity) await page.addInitScript(mutePublicity);
      await use(undefined);
    },
    { auto: true },
  ],
  withoutStream: [
    async ({ context, liveEvents }, use) => {
      if (!liveEvents) await context.addInitScript(removeLocks);
      await use(undefined);
    },
    { auto: true },
  ],
  withoutErrors: [
    async ({ page }, use) => {
      const errors = collectErrors(page);
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expectedErrors.test(message.text()))
      errors.push(message.text());
  });
  return errors;
}

/** Waits for the answer to the page's request for the stream of live events. Earlier events do not come in it. */
export const streamOf = (page: Page): Promise<Response> =>
  page.waitForResponse((answer) => new URL(answer.url()).pathname === liveStreamPath);

/**
 * Signs the tab in without the form, away from the app: the next page that the test opens is the page of a member. The form
 * has its own tests in `login.spec.ts`.
 */
export async function signIn(
  page: Page,
  username = 'juan',
  password = 'Parola2026',
): Promise<void> {
  const session = await signInByCall(page.request, { username, password });
  await page.goto('/robots.txt');
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) sessionStorage.setItem(key, value);
  }, session);
}

/** Closes the popup of contract requests, which comes soon after each load of a page and takes the focus. */
export async function answerContractsLater(page: Page): Promise<void> {
  const popup = page.getByRole('dialog', { name: 'Contracts' });
  await popup.getByRole('button', { name: 'Answer later' }).click();
  await expect(popup).toBeHidden();
}

/** Closes that popup from now on, whenever it covers what a test presses. */
export async function keepContractsClosed(page: Page): Promise<void> {
  const popup = page.getByRole('dialog', { name: 'Contracts' });
  await page.addLocatorHandler(popup, () =>
    popup.getByRole('button', { name: 'Answer later' }).click(),
  );
}

/** Signs in an agent whom contract requests wait for. */
export async function signInAgent(page: Page, username: string): Promise<void> {
  await signIn(page, username);
  await keepContractsClosed(page);
}

/** Takes the page and the worker offline. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
}

/** Goes online. Chromium does not send the event to a page that was loaded offline. */
export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

/** Waits until the worker controls the page. Only the files of an offline start are cached then. */
export async function workerInstalled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null) {
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve),
      );
    }
  });
}

/** Waits until the worker controls the page and has cached all pages. */
export async function workerReady(page: Page): Promise<void> {
  await workerInstalled(page);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        navigator.serviceWorker.controller?.postMessage({ type: 'KEEP_PAGES' }, [port2]);
      }),
  );
}

/** Opens the home page and waits until the device keeps what it shows. */
export async function visitLobby(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByText('See all').first()).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  const shown = ['lobby', 'hot-games', 'announcements', 'winners'];
  await expectKept(page, ...shown.map((name) => new RegExp(`"(public|private)/${name}/`)));
}
