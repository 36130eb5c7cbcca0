import { expectReadable, overflowOf } from './axe.ts';
import { expectKept } from './stored-data.ts';
import {
  accessibilityFaults,
  expect,
  goOffline,
  goOnline,
  signIn,
  test,
  workerReady,
} from './fixtures.ts';

const bets = '/member?page=personalHistoryCopy&period=month';
const account = '/member?page=transactionHistory&period=month';

// Only a browser draws a game again in a frame, prints, downloads, and has a worker.
test('a bet opens by keyboard, its game draws it again, and its address leads back to it', async ({
  page,
}) => {
  await signIn(page);
  await page.goto(`${bets}&bets=LIVE`);
  const bet = page.getByRole('table', { name: 'Bets' }).getByRole('link').first();
  await bet.focus();
  await page.keyboard.press('Enter');
  const replay = page.frameLocator('dialog iframe');
  await expect(replay.locator('#message')).toContainText(/\d/, { timeout: 20_000 });
  await expect(replay.getByRole('button', { name: 'Show again' })).toBeVisible();
  await expect(replay.locator('.figures')).toBeHidden();
  await expect(page.getByRole('dialog').getByText('Placed, Manila time')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Ask about this')).toBeVisible();
  expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
  await page.reload();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/bets=LIVE$/);
});

test('the record is saved as CSV, without a token in an address', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await signIn(page);
  await page.goto(account);
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await started).suggestedFilename()).toMatch(/^account-\d{4}-\d\d-\d\d\.csv$/);
  await expect(page.getByText(/^\d+ rows saved$/)).toBeVisible();
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? 'no token');
  expect(addresses.filter((address) => address.includes(token))).toEqual([]);
});

test('a printed statement has nothing of the app beside it', async ({ page }) => {
  await signIn(page);
  await page.goto(account);
  await page.getByRole('link', { name: 'Statement by month' }).click();
  const sheet = page.getByRole('article');
  await expect(sheet).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(sheet).toBeVisible();
  for (const part of ['header nav', 'footer', 'h1']) {
    await expect(page.locator(part).first(), part).toBeHidden();
  }
  expect(await sheet.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(60);
});

test('hostile rows leave the page readable', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signIn(page);
  const row = (nth: number, gameName: string) => ({
    orderNo: `${'9'.repeat(90)}${nth}`,
    gameName,
    vendor: 'x',
    betTime: 8_640_000_000_000_000,
    betAmount: 9_007_199_254_740,
    validBetAmount: 1,
    winAmount: 9_007_199_254_740,
    profitAndLoss: -9_007_199_254_740,
    status: 99,
  });
  const names = ['<img src=x onerror=alert(1)>', '‮desrever‬', 'n'.repeat(300), '๛'.repeat(100)];
  const value = { list: names.map((text, nth) => row(nth, text)), totalPages: 1 };
  await page.route('**/ODSFE2_RNGOrders*', (route) =>
    route.fulfill({ json: { success: true, value } }),
  );
  await page.goto(bets);
  await expect(page.getByRole('table', { name: 'Bets' }).getByRole('link')).toHaveCount(4);
  await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await expectReadable(page, 'hostile rows', 'main');
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the last page seen can be read, with its age', async ({ page }) => {
    await signIn(page);
    await page.goto('/');
    await workerReady(page);
    await page.goto(account);
    const entries = page.getByRole('table', { name: 'Entries' });
    const first = entries.getByRole('row').nth(1);
    const seen = await first.innerText();
    await expectKept(page, 'private/account-record/');
    await goOffline(page);
    await page.reload();
    await expect(first).toHaveText(seen.replaceAll(/\s+/g, ' ').trim(), { useInnerText: true });
    await expect(
      page.getByText('The record could not be refreshed.', { exact: false }),
    ).toBeVisible();
    await expect(page.locator('main').getByText(/^Saved/)).toBeVisible();
    await page.getByRole('button', { name: 'Yesterday' }).click();
    await expect(
      page.getByText('This search could not be loaded.', { exact: false }),
    ).toBeVisible();
    await expect(entries).toBeVisible();
    await goOnline(page);
    // The record loads again by itself.
    await expect(page.getByText('This search could not be loaded.', { exact: false })).toBeHidden();
  });
});
