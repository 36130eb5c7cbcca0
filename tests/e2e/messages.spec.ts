import type { Browser, Page } from '@playwright/test';
import {
  accessibilityFaults,
  expect,
  goOffline,
  goOnline,
  mutePublicity,
  signIn,
  signInAgent,
  streamOf,
  test,
  workerReady,
} from './fixtures.ts';
import { readStoredData } from './stored-data.ts';

test.use({ serviceWorkers: 'allow', liveEvents: true });

const inboxPath = '/member?page=messageV2';
/** Without handlers, which newer browsers report in the inert document of the sanitiser: see `hostile-content.spec.ts`. */
const hostile = `<p>Hello</p><script>window.broken = true</script>
  <img src="https://tracker.example/x.gif"><a href="javascript:window.broken=true">Press</a>`;

/** Loads the page again without a network. */
const messagesOf = (page: Page) => page.getByRole('list', { name: 'Messages', exact: true });

/** Opens the inbox of a member, and returns the number in the title. */
async function openInbox(page: Page, username: string): Promise<number> {
  await page.goto('/');
  await (username === 'ana' ? signInAgent : signIn)(page, username);
  const stream = streamOf(page);
  await page.goto(inboxPath);
  await expect(messagesOf(page).getByRole('link').first()).toBeVisible();
  await expect(page).toHaveTitle(/^\(\d+\) Messages/);
  await stream;
  return Number(/^\((\d+)\)/.exec(await page.title())?.[1]);
}

/** Another browser, with the inbox of a member. */
async function openOther(browser: Browser, username: string) {
  const context = await browser.newContext();
  await context.addInitScript(mutePublicity);
  const page = await context.newPage();
  const unread = await openInbox(page, username);
  return { page, unread, close: () => context.close() };
}

// Only a browser has a worker, a database and two members with a network of their own.
test('a message arrives live with a reward, is read offline, answered offline, and sent once', async ({
  page,
  site,
  browser,
}) => {
  await page.goto('/');
  await workerReady(page);
  const before = await openInbox(page, 'juan');
  const rows = messagesOf(page);
  const reward = { kind: 'cash', amount: 25, days: 3 };
  await site.operate('POST', '/messages', {
    to: 'juan',
    title: 'Lamp oil',
    content: hostile,
    reward,
  });
  await expect(page).toHaveTitle(`(${before + 1}) Messages – Parola`);
  await rows.getByRole('link', { name: /Lamp oil/ }).click();
  const message = page.getByRole('article');
  await expect(message.getByText('Hello')).toBeVisible();
  await expect(message.locator('script, img, a[href^="javascript"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  await expect(page).toHaveTitle(`(${before}) Messages – Parola`);
  await message.getByRole('button', { name: 'Claim' }).click();
  await expect(message.getByText('Claimed')).toBeVisible();
  expect(await accessibilityFaults(page, 'main')).toEqual([]);
  await page.getByRole('link', { name: 'Back to Messages' }).click();
  expect(await accessibilityFaults(page, 'main')).toEqual([]);

  await goOffline(page);
  await page.reload();
  await rows.getByRole('link', { name: /tournament/ }).click();
  await expect(message.getByText(/I have kept you a seat/)).toBeVisible();
  await message.getByRole('link', { name: 'Answer' }).click();
  await page.getByLabel('Message', { exact: true }).fill('I come, if the wind allows.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const waiting = page.getByRole('list', { name: 'Messages that wait' });
  await expect(waiting.getByText('Waits for a connection')).toBeVisible();
  await page.reload();
  await expect(waiting.getByText('Waits for a connection')).toBeVisible();
  await goOnline(page);
  await expect(waiting).toBeHidden();

  const upline = await openOther(browser, 'ana');
  await expect(upline.page.getByRole('link', { name: /Re: A seat/ })).toHaveCount(1);
  await upline.close();

  await page.goto('/?dialog=signOut');
  const question = page.getByRole('dialog', { name: 'Sign out?' });
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(question).toBeHidden();
  const stored = await readStoredData(page);
  for (const text of ['Lamp oil', 'I have kept you a seat', 'if the wind allows']) {
    expect(stored).not.toContain(text);
  }
});

test('two members write to each other, one of them goes offline in the middle, and nothing arrives twice', async ({
  page,
  browser,
}) => {
  const upline = await openOther(browser, 'ana');
  await page.goto('/');
  await workerReady(page);
  const before = await openInbox(page, 'juan');

  await upline.page.getByRole('link', { name: 'Write a message' }).click();
  await upline.page.getByLabel('To', { exact: true }).selectOption('One downline');
  await upline.page.getByLabel('Username of the downline').fill('juan');
  await upline.page.getByLabel('Title', { exact: true }).fill('Tides');
  await upline.page.getByLabel('Message', { exact: true }).fill('High water at ten.');
  await upline.page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(upline.page.getByRole('list', { name: 'Sent messages' })).toBeVisible();

  await expect(page).toHaveTitle(`(${before + 1}) Messages – Parola`);
  await messagesOf(page).getByRole('link', { name: /Tides/ }).click();
  await expect(page.getByText('High water at ten.')).toBeVisible();
  await goOffline(page);
  await page.getByRole('link', { name: 'Answer' }).click();
  await page.getByLabel('Message', { exact: true }).fill('Then I sail at nine.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const waiting = page.getByRole('list', { name: 'Messages that wait' });
  await expect(waiting.getByText('Waits for a connection')).toBeVisible();
  await upline.page.getByRole('tab', { name: /Inbox/ }).click();
  await expect(messagesOf(upline.page)).toBeVisible();
  const answer = messagesOf(upline.page).getByRole('link', { name: /Re: Tides/ });
  await expect(answer).toHaveCount(0);

  await goOnline(page);
  await expect(upline.page).toHaveTitle(`(${upline.unread + 1}) Messages – Parola`);
  await expect(answer).toHaveCount(1);
  await expect(waiting).toBeHidden();
  await page.reload();
  const sent = page.getByRole('list', { name: 'Sent messages' });
  await expect(sent.getByText('Re: Tides', { exact: true })).toHaveCount(1);
  await upline.page.reload();
  await expect(answer).toHaveCount(1);
  await upline.close();
});

test('messages are opened, deleted and brought back with the keyboard alone', async ({ page }) => {
  await openInbox(page, 'juan');
  const rows = messagesOf(page);
  const count = await rows.getByRole('link').count();
  await page.getByRole('checkbox', { name: 'Select all' }).focus();
  await page.keyboard.press('Space');
  for (let presses = 0; presses < 3; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.getByRole('button', { name: 'Delete' }).evaluate((one) => one.matches(':focus')))
      break;
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('No messages')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows.getByRole('link')).toHaveCount(count);
  await rows.getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toBeVisible();
});
