import { readStoredData } from './stored-data.ts';
import { expect, signIn, test, workerReady } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

// Only a browser has storages and caches that several tabs share.
test.describe('signing out', () => {
  test('removes private data in all tabs', async ({ page, context }) => {
    await page.goto('/');
    await workerReady(page);
    await signIn(page);
    await page.goto('/rng?show=favourites');
    await expect(page.getByRole('article').first()).toBeVisible();
    const favourite = (await page.getByRole('article').first().innerText()).split('\n')[0] ?? '';
    const id = await page.evaluate(() => sessionStorage.getItem('customerId') ?? '');
    expect(id).not.toBe('');
    expect(await readStoredData(page)).toContain('juan');

    const other = await context.newPage();
    await other.goto('/');
    await expect(other.getByText(/₱[\d,]+\.\d\d/).first()).toBeVisible();
    await page.goto('/?dialog=signOut');
    // Another dialog follows: the offer of the app.
    const question = page.getByRole('dialog', { name: 'Sign out?' });
    await question.getByRole('button', { name: 'Sign out' }).click();
    await expect(question).toBeHidden();

    await expect(other.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
    for (const tab of [page, other]) {
      const stored = await readStoredData(tab);
      expect(stored).not.toContain('juan');
      expect(stored).not.toContain(id);
      expect(await tab.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    }
    await page.goto('/rng?show=favourites');
    await expect(page.getByText('Your favourites are kept with your account')).toBeVisible();
    expect(favourite).not.toBe('');
  });

  test('happens once by itself when the gateway has ended the session', async ({ page, site }) => {
    await signIn(page);
    // The app is away meanwhile: a call of the open page would learn the end of the session before the next page.
    await page.goto('/robots.txt');
    await site.operate('POST', '/clock', { advanceSeconds: 3 * 24 * 3600 });
    await page.goto('/rng');
    const dialog = page.getByRole('dialog', { name: 'You have been signed out' });
    await expect(dialog).toBeVisible();
    await page.evaluate(() => sessionStorage.setItem('bonusCode', 'left over'));
    const reloaded = page.waitForEvent('load');
    await dialog.getByRole('button').click();
    await reloaded;
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
    for (const key of ['token', 'bonusCode']) {
      expect(await page.evaluate((name) => sessionStorage.getItem(name), key), key).toBeNull();
    }
  });
});

test('sends the password encrypted and never stores it in plain text', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/?dialog=login');
  const form = page.getByRole('dialog');
  await form.getByLabel('Username or mobile number').fill('juan');
  await form.getByLabel('Password', { exact: true }).fill('Parola2026');
  await form.getByLabel(/Remember me/).check();
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(form).toBeHidden();
  expect(sent.filter((request) => request.includes('Parola2026'))).toEqual([]);
  expect(await readStoredData(page)).not.toContain('Parola2026');
});
