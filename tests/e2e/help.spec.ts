import { accessibilityFaults, expect, goOffline, test, workerReady } from './fixtures.ts';
import { expectKept } from './stored-data.ts';

// Only a browser has a width, a real focus, a frame that embeds a page, and a worker.
test.describe('the help centre', () => {
  test('shows, searches and links articles on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/help');
    // The footer comes with the program. Before it, the browser follows links, and gives no heading the focus.
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.getByRole('link', { name: 'Withdrawing' }).click();
    await expect(page).toHaveURL(/\?topic=money\.withdrawal$/);
    await expect(page).toHaveTitle('Withdrawing – Parola');
    await expect(page.getByRole('heading', { name: 'Withdrawing' })).toBeFocused();
    await page.reload();
    await expect(page.getByText(/A person looks at each request/)).toBeVisible();
    await expect(
      page.getByRole('article').getByRole('heading', { level: 2 }).first(),
    ).toBeVisible();
    expect(await accessibilityFaults(page, 'main')).toEqual([]);

    const search = page.getByRole('searchbox', { name: 'Search help' });
    await search.fill('phone home screen');
    await expect(page).toHaveURL(/search=phone/);
    await expect(search).toBeFocused();
    const found = page.getByRole('main').getByRole('link', { name: /Putting the app/ });
    await expect(found.locator('mark').first()).toBeVisible();
    expect(await accessibilityFaults(page, 'main')).toEqual([]);
    await found.press('Enter');

    // A link in the content of the operator opens inside the app.
    await page.evaluate(() => void (document.documentElement.dataset['mark'] = 'same page'));
    await page.getByRole('article').getByRole('link', { name: 'Get the app' }).click();
    await expect(page).toHaveURL(/\/download$/);
    await expect(page.locator('html')).toHaveAttribute('data-mark', 'same page');
    await page.goBack();
    await expect(
      page.getByRole('heading', { name: 'Putting the app on your phone' }),
    ).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(320);
  });

  test('shows /helpmc without navigation and footer, for embedding', async ({ page }) => {
    await page.goto('/helpmc?lang=TH');
    await page.getByText('การถอนเงิน', { exact: true }).click();
    await expect(page.getByText(/แจ้งถอนตั้งแต่ 100 เปโซ/)).toBeVisible();
    await expect(page.getByRole('navigation', { name: /./ })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('stays in /helpmc when a link leads to another article', async ({ page }) => {
    await page.goto('/helpmc?topic=care.signs');
    const link = page.getByRole('link', { name: 'pause', exact: true });
    await expect(link).toHaveAttribute('href', '/helpmc?topic=care.pause');
    await link.click();
    await expect(page).toHaveURL(/\/helpmc\?topic=care\.pause$/);
    await expect(page.locator('details[open] summary:focus')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  });
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('shows help that was never opened, in the last language, with its age', async ({ page }) => {
    await page.goto('/?lang=TY');
    await workerReady(page);
    await expectKept(page, 'Pagbubukas ng account');
    await goOffline(page);
    await page.goto('/help?topic=app.offline');
    await expect(page.getByText(/Walang gumagalaw na pera/)).toBeVisible();
    await expect(page.getByRole('main').getByText(/Na-save/)).toBeVisible();
    await page.getByRole('link', { name: 'Lahat ng paksa' }).click();
    await page.getByRole('link', { name: 'Pagbubukas ng account' }).click();
    await expect(page.getByRole('heading', { name: 'Pagbubukas ng account' })).toBeVisible();
  });
});
