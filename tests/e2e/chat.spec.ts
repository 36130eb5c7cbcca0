import type { Browser, FrameLocator, Page } from '@playwright/test';
import {
  accessibilityFaults,
  expect,
  goOffline,
  goOnline,
  mutePublicity,
  signIn,
  test,
} from './fixtures.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const side = (page: Page) => page.getByRole('complementary', { name: 'Contact and help' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat' });
const opener = (page: Page) => side(page).getByRole('button', { name: /^Chat/ });

/** Opens the panel of the chat, in a room by its name. */
async function openPanel(page: Page, room: string): Promise<FrameLocator> {
  await opener(page).click();
  const chat = page.frameLocator('iframe[title="Chat"]');
  await expect(chat.getByPlaceholder('Write a message')).toBeEnabled();
  await chat.getByRole('button', { name: /^Rooms/ }).click();
  await chat.getByRole('dialog', { name: 'Rooms' }).getByRole('button', { name: room }).click();
  await expect(chat.getByRole('log', { name: room })).toBeVisible();
  return chat;
}

/** Signs in and opens the panel. */
async function openChat(page: Page, username: string, room: string): Promise<FrameLocator> {
  await signIn(page, username);
  await page.goto('/help');
  return openPanel(page, room);
}

async function write(chat: FrameLocator, text: string): Promise<void> {
  await chat.getByPlaceholder('Write a message').fill(text);
  await chat.getByPlaceholder('Write a message').press('Enter');
}

/** A member whom no popup greets, in another browser, with a stream of live events. */
async function openOther(browser: Browser, url: string, username: string, room: string) {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ baseURL: url, viewport, serviceWorkers: 'block' });
  await context.addInitScript(mutePublicity);
  const page = await context.newPage();
  return { page, context, chat: await openChat(page, username, room) };
}

const texts = (chat: FrameLocator) => chat.locator('.message .text').allTextContents();

// Only a browser has frames of another origin, and two players with a network of their own.
test('two players talk, and one that goes offline in the middle loses and doubles nothing', async ({
  page,
  browser,
  site,
}) => {
  const juan = await openChat(page, 'juan', 'Player vs player');
  const alma = await openOther(browser, site.url, 'alma', 'Player vs player');
  await write(juan, 'Magandang gabi');
  await expect(alma.chat.getByText('Magandang gabi')).toBeVisible();
  await write(alma.chat, 'Hello 👋');
  await expect(juan.getByText('Hello 👋')).toBeVisible();

  await goOffline(page);
  await expect(juan.getByText('The connection dropped.', { exact: false })).toBeVisible();
  await write(juan, 'written offline 1');
  await write(juan, 'written offline 2');
  await expect(juan.getByText('Sending…').first()).toBeVisible();
  for (const n of [1, 2, 3]) await write(alma.chat, `meanwhile ${n}`);
  await expect(alma.chat.getByText('Sending…')).toHaveCount(0);
  await goOnline(page);
  await juan.locator('body').evaluate(() => dispatchEvent(new Event('online')));
  await expect(alma.chat.getByText('written offline 2')).toBeVisible({ timeout: 20_000 });
  const all = [
    'Magandang gabi',
    'Hello 👋',
    'meanwhile 1',
    'meanwhile 2',
    'meanwhile 3',
    'written offline 1',
    'written offline 2',
  ];
  await expect.poll(() => texts(juan), { timeout: 20_000 }).toEqual(all);
  expect(await texts(alma.chat)).toEqual(all);
  await expect(juan.getByText('Sending…')).toHaveCount(0);
  await alma.context.close();
});

test('hostile texts stay texts, and links go to our pages only', async ({
  page,
  browser,
  site,
}) => {
  const juan = await openChat(page, 'juan', 'Fishing');
  const alma = await openOther(browser, site.url, 'alma', 'Fishing');
  await write(juan, '<img src=x onerror="parent.hacked=1"><b>bold</b>');
  await expect(alma.chat.getByText('<b>bold</b>', { exact: false })).toBeVisible();
  expect(await alma.chat.locator('.message img, .message b').count()).toBe(0);
  await write(juan, 'x'.repeat(10_000));
  await expect(juan.getByText('Not sent: the text is too long')).toBeVisible();
  await juan.getByRole('button', { name: 'Discard' }).click();
  await write(juan, 'https://evil.example/win');
  await expect(
    juan.getByText('only links to our own pages are allowed', { exact: false }),
  ).toBeVisible();
  await juan.getByRole('button', { name: 'Discard' }).click();
  await write(juan, `Z${'\u0301'.repeat(300)}algo /promotions`);
  await alma.chat.getByRole('button', { name: '/promotions' }).click();
  const height = await alma.chat
    .locator('.message')
    .last()
    .evaluate((item) => item.clientHeight);
  expect(height).toBeLessThan(200);
  await expect(alma.page).toHaveURL(/\/promotions$/);
  await expect(panel(alma.page)).toBeVisible();
  await alma.context.close();
});

test('the badge moves while the chat is closed, and while it was never opened', async ({
  page,
  browser,
  site,
}) => {
  const juan = await openChat(page, 'juan', 'Bingo');
  const alma = await openOther(browser, site.url, 'alma', 'Bingo');
  await write(alma.chat, 'Anyone here?');
  await alma.chat.getByPlaceholder('Write a message').press('Escape');
  await expect(panel(alma.page)).toBeHidden();
  await expect(opener(alma.page)).toBeFocused();
  const answer = async (text: string) => {
    await juan.getByRole('button', { name: 'More about this message' }).first().click();
    await juan.getByRole('button', { name: 'Answer' }).click();
    await write(juan, text);
  };
  await answer('Me!');
  await expect(side(alma.page).getByText('1 unread chat message')).toBeAttached();
  await opener(alma.page).click();
  await expect(side(alma.page).getByText('1 unread chat message')).toHaveCount(0);
  await expect(alma.chat.getByText('Me!')).toBeInViewport();
  await alma.page.goto('/help');
  await expect(opener(alma.page)).toBeVisible();
  await answer('And you?');
  await expect(side(alma.page).getByText('1 unread chat message')).toBeAttached();
  await alma.context.close();
});

test('the support answers, and the chat is accessible in both themes', async ({ page, site }) => {
  const chat = await openChat(page, 'juan', 'Support');
  await write(chat, 'My deposit is late');
  await expect(chat.locator('.state').getByText('Sent')).toBeVisible();
  const { support } = (await site.operate('GET', '/chat')) as {
    support: { id: string; username: string; waits: boolean }[];
  };
  const room = support.find(({ username }) => username === 'juan');
  expect(room?.waits).toBe(true);
  await site.operate('GET', `/chat/messages?room=${room?.id}`);
  await expect(chat.locator('.state').getByText('Read')).toBeVisible();
  await site.operate('POST', '/chat/messages', {
    room: room?.id,
    text: 'We look into it.',
    clientId: 'an-answer-1',
  });
  await expect(chat.getByText('We look into it.')).toBeVisible();
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(chat.locator(`html[data-theme="${theme}"]`)).toBeAttached();
    expect(await accessibilityFaults(page, 'dialog[open]')).toEqual([]);
  }
  const kept = await chat
    .locator('body')
    .evaluate(() => localStorage.length + sessionStorage.length);
  expect(kept).toBe(0);
  await chat.getByRole('button', { name: /^Rooms/ }).press('Enter');
  await expect(chat.getByRole('dialog', { name: 'Rooms' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chat.getByRole('dialog')).toBeHidden();
});
