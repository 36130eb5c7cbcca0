import type { Page } from '@playwright/test';
import { liveStreamPath } from '#protocol/paths.ts';
import { hasNginx, openNginx } from '#tests/support/open-nginx.ts';
import { expect, signIn, streamOf, test } from './fixtures.ts';

test.use({ liveEvents: true });

const toast = (page: Page) => page.getByRole('status').getByText('You have a new message.');

// Only a browser has two real tabs with one lock and one channel, and a stream through a proxy.
test('one tab reads the stream for all, and another one when it closes', async ({
  context,
  page,
  site,
}) => {
  const opened = streamOf(page);
  await signIn(page);
  await page.goto('/');
  const answer = await opened;
  expect(answer.headers()['content-type']).toContain('text/event-stream');
  expect(answer.url()).not.toContain('token');
  const streams: string[] = [];
  const second = await context.newPage();
  second.on('request', (request) => {
    if (new URL(request.url()).pathname === liveStreamPath) streams.push(request.url());
  });
  // The answer of the tab that reads the stream.
  await second.addInitScript(() => {
    new BroadcastChannel('parola-live').addEventListener('message', ({ data }) => {
      if (JSON.stringify(data).includes('"here"')) document.documentElement.dataset['led'] = '';
    });
  });
  await second.clock.install();
  await second.goto('/help');
  // Only then it has the session, which it would not get from a tab that is closed.
  await expect(second.getByRole('button', { name: /Your account$/ })).toBeVisible();
  await expect(second.locator('html')).toHaveAttribute('data-led');
  // Longer than a tab waits for that answer.
  await second.clock.fastForward(1_500);
  await site.operate('POST', '/messages', { to: 'juan', title: 'Hello', content: 'Hello' });
  const isNotified = async () => (await toast(page).isVisible()) || toast(second).isVisible();
  await expect.poll(isNotified).toBe(true);
  expect(streams).toEqual([]);
  const taken = streamOf(second);
  await page.close();
  await taken;
  await second.clock.fastForward(10_000);
  await expect(toast(second)).toBeHidden();
  await site.operate('POST', '/messages', { to: 'juan', title: 'Hello', content: 'Hello' });
  await expect(toast(second)).toBeVisible();
});

test('the stream passes nginx without delay', async ({ page, site }) => {
  test.skip(!hasNginx, 'nginx is not installed.');
  const nginx = await openNginx(site.url);
  try {
    const opened = streamOf(page);
    await page.goto(`${nginx.url}/?dialog=login`);
    const form = page.getByRole('dialog');
    await form.locator('input[name="username"]').fill('juan');
    await form.locator('input[name="password"]').fill('Parola2026');
    await form.locator('button[type="submit"]').click();
    await expect(form).toBeHidden();
    await opened;
    await site.operate('POST', '/messages', { to: 'juan', title: 'Hello', content: 'Hello' });
    await expect(toast(page)).toBeVisible();
    await page.close();
  } finally {
    await nginx.stop();
  }
});
