import { appPaths } from '#contract/paths.ts';
import { expect, goOffline, goOnline, signIn, test, visitLobby, workerReady } from './site.ts';

test.use({ serviceWorkers: 'allow' });

const gatewayCalls = /\/(?:wps|lgw|lotto)\//;

test.describe('without a network', () => {
  test('every page starts after one visit and shows what was kept, with its age', async ({
    page,
  }) => {
    await page.goto('/');
    await workerReady(page);
    await visitLobby(page);
    await goOffline(page);
    for (const path of appPaths) {
      await page.goto(path);
      await expect(page.getByText('You seem to be offline.'), path).toBeVisible();
      await expect(page.getByText(/kept/i).first(), path).toBeVisible();
    }
    await expect(page.getByText('We are currently performing a system maintenance.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Announcements' })).toBeVisible();
    await goOnline(page);
    await expect(page.getByText('You seem to be offline.')).toBeHidden();
  });

  test('a network that is dead or lies starts the app as none does', async ({ page }) => {
    await page.goto('/');
    await workerReady(page);
    await visitLobby(page);
    const portal = { status: 200, contentType: 'text/html', body: '<h1>Log in to the café</h1>' };
    await page.route(gatewayCalls, (route) => route.fulfill(portal));
    await page.goto('/rng');
    await expect(page.getByText('You seem to be offline.')).toBeVisible();
    await expect(page.getByText('café')).toHaveCount(0);

    await page.unroute(gatewayCalls);
    await page.route(gatewayCalls, () => {
      // Nothing ever answers.
    });
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible({ timeout: 3_000 });
    await expect(page.getByText('You seem to be offline.')).toBeVisible({ timeout: 20_000 });
    await page.getByRole('button', { name: 'Keep browsing' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('a page that is not the shell’s answers with the maintenance page', async ({ page }) => {
    await page.goto('/');
    await workerReady(page);
    await goOffline(page);
    await page.goto('/merchant-file.pdf');
    await expect(page.getByText('We are currently performing a system maintenance.')).toBeVisible();
  });

  test('a star waits for the network and is then sent', async ({ page }) => {
    await signIn(page);
    await page.goto('/rng');
    const star = page
      .getByRole('article')
      .nth(7)
      .getByRole('button', { name: /Favourite/ });
    await expect(star).toBeVisible();
    const lit = await star.getAttribute('aria-pressed');
    const wanted = lit === 'true' ? 'false' : 'true';
    await goOffline(page);
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', wanted);
    const sent = page.waitForResponse((answer) => answer.url().includes('FavGame'));
    await goOnline(page);
    expect((await sent).status()).toBe(200);
    await page.reload();
    await expect(
      page
        .getByRole('article')
        .nth(7)
        .getByRole('button', { name: /Favourite/ }),
    ).toHaveAttribute('aria-pressed', wanted);
  });
});
