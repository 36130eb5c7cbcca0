import type { CDPSession, Page, Worker } from '@playwright/test';
import { chromiumPath, launchOptions } from '../support/chromium.mjs';
import { openPushService, type PushService } from '../support/open-push-service.ts';
import { openSite, type Site } from '../support/open-site.ts';
import { expect, signIn, test as base, workerReady } from './fixtures.ts';

/** Globals of the worker. */
declare const registration: ServiceWorkerRegistration;
declare const clients: { matchAll(): Promise<readonly unknown[]> };
declare const NotificationEvent: new (
  type: 'notificationclick',
  init: { readonly notification: Notification },
) => Event;

/** Tests with a Parola that may send to the push service of the test. */
const test = base.extend<object, { service: PushService; site: Site }>({
  service: [
    async ({ browserName: _ }, use) => {
      const service = await openPushService();
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ service }, use) => {
      const site = await openSite({ PUSH_ORIGINS: service.origin });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

// The shell denies notifications.
test.use({
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  launchOptions: launchOptions(chromiumPath()),
});

/** Has the browser subscribe at the push service of the test: the service of the browser cannot be reached. */
async function injectSubscription(page: Page, service: PushService): Promise<void> {
  await page.addInitScript((browser) => {
    const key = 'injected';
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
        one.charCodeAt(0),
      ).buffer;
    const subscription = {
      endpoint: browser.endpoint,
      getKey: (name: 'p256dh' | 'auth') => bytes(browser[name]),
      unsubscribe: async () => {
        localStorage.removeItem(key);
        return true;
      },
    };
    const current = async () => (localStorage.getItem(key) === null ? null : subscription);
    Object.assign(PushManager.prototype, {
      getSubscription: current,
      subscribe: async () => {
        localStorage.setItem(key, '1');
        return subscription;
      },
    });
  }, service.subscribe());
}

/** Delivers notifications to the worker as the browser does, through its developer tools. */
async function openDelivery(page: Page, site: Site): Promise<(data: string) => Promise<void>> {
  const tools: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(site.url));
      if (own) resolve(own.registrationId);
    });
  });
  await tools.send('ServiceWorker.enable');
  const registrationId = await registered;
  return async (data) => {
    await tools.send('ServiceWorker.deliverPushMessage', {
      origin: site.url,
      registrationId,
      data,
    });
  };
}

function workerOf(page: Page): Worker {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('There is no worker');
  return worker;
}

/** The notifications that the worker shows. */
const shown = (page: Page) =>
  workerOf(page).evaluate(async () => {
    const all = await registration.getNotifications();
    return all.map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** Presses the first notification. */
const press = (page: Page) =>
  workerOf(page).evaluate(async () => {
    const [notification] = await registration.getNotifications();
    if (!notification) throw new Error('Nothing is shown');
    dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  });

/** Goes to another site, and waits until the worker is alone. */
async function leave(page: Page, site: Site): Promise<void> {
  const games = new URL('/client/theme/theme.css', site.url);
  games.port = String(Number(games.port) + 1);
  await page.goto(games.href);
  const windows = () => workerOf(page).evaluate(async () => (await clients.matchAll()).length);
  await expect.poll(windows).toBe(0);
}

const write = (site: Site) =>
  site.operate('POST', '/messages', { to: 'juan', title: 'You won ₱7,500', content: 'Now' });

// Only a browser has a worker that shows notifications.
test('a notification is turned on, delivered, grouped, pressed, and gone after the sign-out', async ({
  page,
  service,
  site,
}) => {
  await injectSubscription(page, service);
  await page.goto('/');
  await workerReady(page);
  const deliver = await openDelivery(page, site);
  await signIn(page);
  await page.goto('/settings');
  expect(service.received).toEqual([]);
  // The box is checked when the gateway has it.
  await page.getByRole('checkbox', { name: 'Messages' }).click();
  await expect(page.getByRole('checkbox', { name: 'Messages' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /Quiet hours/ })).toBeVisible();

  await leave(page, site);
  for (const count of [1, 2]) {
    await write(site);
    await site.operate('POST', '/jobs', {});
    await expect.poll(() => service.received.length).toBe(count);
    await deliver(JSON.stringify(service.received[count - 1]?.payload));
  }
  await expect
    .poll(() => shown(page))
    .toEqual([
      {
        title: 'You have 2 new messages',
        body: 'Open the app to read it.',
        tag: 'parola-messages',
      },
    ]);

  await page.goto('/help');
  await press(page);
  await expect(page).toHaveURL(/\/member\?page=messageV2$/);
  await expect.poll(() => shown(page)).toEqual([]);

  // A page that is slow to answer the press is loaded by the worker: it comes back after it was left, and hides the next one.
  await expect(async () => {
    await leave(page, site);
    await deliver(JSON.stringify(service.received[0]?.payload));
    await expect.poll(async () => (await shown(page)).length, { timeout: 10_000 }).toBe(1);
  }).toPass();
  await page.goto('/?dialog=signOut');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await expect.poll(() => shown(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('injected'))).toBeNull();
  await write(site);
  await site.operate('POST', '/jobs', {});
  expect(service.received).toHaveLength(2);
});

test('a notification that is pressed without a session asks for the login, then shows its page', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await workerReady(page);
  const deliver = await openDelivery(page, site);
  await leave(page, site);
  const payload = { kind: 'money', ids: ['one'], title: 'News about your money' };
  await deliver(JSON.stringify({ ...payload, page: '/member?page=transactionHistory' }));
  await expect.poll(async () => (await shown(page)).length).toBe(1);
  await page.goto('/help');
  await press(page);
  const form = page.getByRole('dialog', { name: 'Log in' });
  await form.locator('input[name="username"]').fill('juan');
  await form.locator('input[name="password"]').fill('Parola2026');
  await form.locator('button[type="submit"]').click();
  await expect(page).toHaveURL(/\/member\?page=transactionHistory$/);
  await expect(page.getByRole('heading', { name: 'Account record' })).toBeVisible();
});
