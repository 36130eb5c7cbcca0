import { expect, goOffline, goOnline, signIn, test, visitLobby, workerReady } from './site.ts';

test.use({ serviceWorkers: 'allow' });

test.describe('without a network', () => {
  for (const path of ['/', '/rng', '/help']) {
    test(`${path} starts and shows what was kept, with its age`, async ({ page }) => {
      await page.goto('/');
      await workerReady(page);
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      await visitLobby(page);

      await goOffline(page);
      await page.goto(path);
      await expect(page.getByText('You seem to be offline.')).toBeVisible();
      await expect(
        page.getByText('We are currently performing a system maintenance.'),
      ).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Announcements' })).toBeVisible();
      await expect(page.getByText(/kept/i).first()).toBeVisible();
    });
  }

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
