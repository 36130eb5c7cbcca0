import {
  accessibilityFaults,
  expect,
  goOffline,
  goOnline,
  signIn,
  test,
  workerReady,
} from './fixtures.ts';
import { readStoredData } from './stored-data.ts';

test.use({ serviceWorkers: 'allow', liveEvents: true });

const inboxPath = '/member?page=messageV2';
const hostile = `<p>Hello</p><script>window.broken = true</script>
  <img src="x" onerror="window.broken = true"><a href="javascript:window.broken=true">Press</a>`;

test('a message arrives live with a reward, is read offline, answered offline, and sent once', async ({
  page,
  site,
  browser,
}) => {
  await page.goto('/');
  await workerReady(page);
  await signIn(page);
  await page.goto(inboxPath);
  const rows = page.getByRole('list', { name: 'Messages', exact: true });
  await expect(rows.getByRole('link').first()).toBeVisible();
  await expect(page).toHaveTitle(/^\(\d+\) Messages/);
  const before = Number(/^\((\d+)\)/.exec(await page.title())?.[1]);
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

  const other = await browser.newContext();
  const upline = await other.newPage();
  await upline.goto(site.url);
  await signIn(upline, 'ana');
  await upline.goto(inboxPath);
  await expect(upline.getByRole('link', { name: /Re: A seat/ })).toHaveCount(1);
  await other.close();

  await page.goto('/?dialog=signOut');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const stored = await readStoredData(page);
  for (const text of ['Lamp oil', 'I have kept you a seat', 'if the wind allows']) {
    expect(stored).not.toContain(text);
  }
});
