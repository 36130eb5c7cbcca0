import type { Page } from '@playwright/test';
import { accessibilityFaults, expect, signIn, test } from './fixtures.ts';

/** A page in place of the chat's. It shows the theme that it was sent, and reports an unread message when it is asked to. */
const chatPage = `<!doctype html><html lang="en"><title>Chat</title>
<main><h1>Room</h1><p id="look">waits</p><label>Message <input></label>
<button id="later">Tell later</button><button id="close">Leave</button></main>
<script>
const post = (message) => parent.postMessage(message, '*');
addEventListener('message', ({ data }) => { document.querySelector('#look').textContent = data.theme + ' ' + data.language; });
document.querySelector('#later').onclick = () => setTimeout(() => post({ kind: 'chatUnread', count: 3 }), 500);
document.querySelector('#close').onclick = () => post({ kind: 'chatClose' });
post({ kind: 'chatReady' });
</script></html>`;

/** Answers for the page of the chat. Returns the number of times that it was loaded. */
async function standIn(page: Page): Promise<() => number> {
  let loads = 0;
  // The number of the page stands: the gateway does not know the page, and would say that nothing is unread.
  await page.route('**/CBS_unreadCount*', (route) => route.abort());
  await page.route(
    (url) => url.pathname.startsWith('/chat') && url.origin !== new URL(page.url()).origin,
    async (route) => {
      loads += 1;
      await route.fulfill({ contentType: 'text/html', body: chatPage });
    },
  );
  return () => loads;
}

const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat' });
const frame = (page: Page) => page.frameLocator('iframe[title="Chat"]');
const side = (page: Page) => page.getByRole('complementary', { name: 'Contact and help' });

// Only a browser has frames that live on while pages change, and a sheet with a real size.
test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the chat goes on while it is closed and while pages change, until the sign-out', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));
    await signIn(page);
    await page.goto('/');
    const loads = await standIn(page);
    const opener = side(page).getByRole('button', { name: /^Chat/ });
    await opener.click();
    await expect(frame(page).getByText('light EN')).toBeVisible();
    expect(await accessibilityFaults(page, 'dialog[open]')).toEqual([]);
    await frame(page).getByLabel('Message').fill('half a message');
    await frame(page).getByRole('button', { name: 'Tell later' }).click();
    await panel(page).getByRole('button', { name: 'Close the chat' }).click();
    await expect(panel(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(side(page).getByText('3 unread chat messages')).toBeAttached();

    await side(page).getByRole('link', { name: 'Help', exact: true }).click();
    await expect(page).toHaveURL(/\/help$/);
    await opener.click();
    await side(page).getByRole('link', { name: 'App' }).click();
    await expect(page).toHaveURL(/\/download$/);
    await expect(frame(page).getByLabel('Message')).toHaveValue('half a message');
    await frame(page).getByRole('button', { name: 'Leave' }).click();
    await expect(panel(page)).toBeHidden();
    expect(loads()).toBe(1);

    await page.getByRole('button', { name: /Your account$/ }).click();
    await page.getByRole('link', { name: 'Sign out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});

test('on a phone, the chat is a sheet as large as the screen, which Escape closes', async ({
  page,
}) => {
  await signIn(page);
  await standIn(page);
  await page.goto('/help');
  await side(page).getByRole('link', { name: 'Contact and help' }).click();
  await page.getByRole('button', { name: 'Chat room' }).click();
  await expect(frame(page).getByLabel('Message')).toBeVisible();
  // The page leaves room for a scroll bar.
  const size = await page.evaluate(() => ({
    width: document.body.getBoundingClientRect().width,
    height: innerHeight,
  }));
  expect(await panel(page).boundingBox()).toEqual({ x: 0, y: 0, ...size });
  await panel(page).getByRole('button', { name: 'Close the chat' }).focus();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(page.locator('iframe[title="Chat"]')).toBeAttached();
});
