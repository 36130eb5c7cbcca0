import type { Browser, FrameLocator, Page } from '@playwright/test';
import { accessibilityFaults, expect, goOffline, goOnline, signIn, test } from './fixtures.ts';

/** A message of the frame to its window. */
interface Told {
  readonly kind: string;
  readonly count?: number;
  readonly path?: string;
}

/** Signs in, and opens the chat in a sandboxed frame of the app, as the app does. */
async function openChat(page: Page, username: string, room = ''): Promise<FrameLocator> {
  await signIn(page, username);
  await page.goto('/help');
  await page.evaluate(async (name) => {
    const headers = {
      Merchant: 'parola',
      Language: 'EN',
      Authorization: sessionStorage.getItem('token') ?? '',
    };
    const query = new URLSearchParams({ b2c: '1', language: 'EN', room: name });
    const answer = await fetch(`/wps/relay/CBS_launchChat?${query}`, { headers });
    const { value } = (await answer.json()) as { value: { chatUrl: string } };
    const told: unknown[] = [];
    Object.assign(window, { told });
    addEventListener('message', ({ origin, data }) => {
      if (origin === new URL(value.chatUrl).origin) told.push(data);
    });
    const frame = document.createElement('iframe');
    frame.title = 'chat';
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
    frame.style.cssText =
      'position: fixed; inset: 0; inline-size: 100%; block-size: 100%; z-index: 9999';
    frame.src = value.chatUrl;
    document.body.append(frame);
  }, room);
  const chat = page.frameLocator('iframe[title="chat"]');
  await expect(chat.getByPlaceholder('Write a message')).toBeEnabled();
  return chat;
}

const toldBy = (page: Page) => page.evaluate(() => (window as unknown as { told: Told[] }).told);

async function write(chat: FrameLocator, text: string): Promise<void> {
  await chat.getByPlaceholder('Write a message').fill(text);
  await chat.getByPlaceholder('Write a message').press('Enter');
}

async function openOther(browser: Browser, username: string, room = '') {
  const context = await browser.newContext();
  const page = await context.newPage();
  return { page, context, chat: await openChat(page, username, room) };
}

const texts = (chat: FrameLocator) => chat.locator('.message .text').allTextContents();

test('two players talk, and one that goes offline in the middle loses and doubles nothing', async ({
  page,
  browser,
}) => {
  const juan = await openChat(page, 'juan');
  const ana = await openOther(browser, 'ana');
  await write(juan, 'Magandang gabi');
  await expect(ana.chat.getByText('Magandang gabi')).toBeVisible();
  await write(ana.chat, 'Hello 👋');
  await expect(juan.getByText('Hello 👋')).toBeVisible();

  await goOffline(page);
  await expect(juan.getByText('The connection dropped.', { exact: false })).toBeVisible();
  await write(juan, 'written offline 1');
  await write(juan, 'written offline 2');
  await expect(juan.getByText('Sending…').first()).toBeVisible();
  for (const n of [1, 2, 3]) await write(ana.chat, `meanwhile ${n}`);
  await goOnline(page);
  await juan.locator('body').evaluate(() => dispatchEvent(new Event('online')));
  await expect(ana.chat.getByText('written offline 2')).toBeVisible({ timeout: 20_000 });
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
  expect(await texts(ana.chat)).toEqual(all);
  await expect(juan.getByText('Sending…')).toHaveCount(0);
  await ana.context.close();
});

test('hostile texts stay texts, links go to our pages only, and the page tells the app', async ({
  page,
  browser,
}) => {
  const juan = await openChat(page, 'juan', 'game:FISH');
  const ana = await openOther(browser, 'ana', 'game:FISH');
  await write(juan, '<img src=x onerror="parent.hacked=1"><b>bold</b>');
  await expect(ana.chat.getByText('<b>bold</b>', { exact: false })).toBeVisible();
  expect(await ana.chat.locator('.message img, .message b').count()).toBe(0);
  await write(juan, 'x'.repeat(10_000));
  await expect(juan.getByText('Not sent: the text is too long')).toBeVisible();
  await juan.getByRole('button', { name: 'Discard' }).click();
  await write(juan, 'https://evil.example/win');
  await expect(
    juan.getByText('only links to our own pages are allowed', { exact: false }),
  ).toBeVisible();
  await juan.getByRole('button', { name: 'Discard' }).click();
  await write(juan, `Z${'\u0301'.repeat(300)}algo /promotions`);
  await ana.chat.getByRole('button', { name: '/promotions' }).click();
  const height = await ana.chat
    .locator('.message')
    .last()
    .evaluate((item) => item.clientHeight);
  expect(height).toBeLessThan(200);
  await ana.chat.getByRole('button', { name: 'Close the chat' }).click();
  const told = await toldBy(ana.page);
  expect(told[0]).toEqual({ kind: 'chatReady' });
  expect(told).toContainEqual({ kind: 'chatOpen', path: '/promotions' });
  expect(told.at(-1)).toEqual({ kind: 'chatClose' });
  await ana.context.close();
});

test('the support answers, and the chat is accessible in both themes', async ({ page, site }) => {
  const chat = await openChat(page, 'juan', 'support');
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
  for (const theme of ['light', 'dark']) {
    await page.locator('iframe[title="chat"]').evaluate((frame: HTMLIFrameElement, chosen) => {
      const message = { kind: 'chatTheme', theme: chosen, language: 'EN' };
      frame.contentWindow?.postMessage(message, new URL(frame.src).origin);
    }, theme);
    await expect(chat.locator(`html[data-theme="${theme}"]`)).toBeAttached();
    expect(await accessibilityFaults(page, 'iframe[title="chat"]')).toEqual([]);
  }
  await chat.getByRole('button', { name: /^Rooms/ }).press('Enter');
  await expect(chat.getByRole('dialog', { name: 'Rooms' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chat.getByRole('dialog')).toBeHidden();
});
