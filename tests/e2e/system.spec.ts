import { openSite } from '#tests/support/open-site.ts';
import { expect, signIn, test } from './fixtures.ts';

const open = { maintenance: false, regionRestriction: false, latencyMs: 0 };

test.describe('the state of the site', () => {
  test.afterEach(({ site }) => site.operate('PATCH', '/settings', open));

  test('shows the maintenance page, which retries', async ({ page, site }) => {
    await site.operate('PATCH', '/settings', { maintenance: true });
    await page.goto('/rng');
    await expect(page.getByText('We are currently performing a system maintenance.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contact us' })).toBeVisible();
    await site.operate('PATCH', '/settings', open);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Slots' })).toBeVisible();
  });

  test('shows IP address and country to a visitor of a restricted region', async ({
    page,
    site,
  }) => {
    await site.operate('PATCH', '/settings', {
      regionRestriction: true,
      location: { ip: '203.0.113.7', country: 'Freedonia' },
    });
    await page.goto('/');
    await expect(page.getByText('you are not allowed to access the site')).toBeVisible();
    await expect(page.getByText('203.0.113.7')).toBeVisible();
    await expect(page.getByText('Freedonia')).toBeVisible();
  });

  test('shows the rest of the page when one call fails', async ({ page, site }) => {
    const path = '/wps/relay/GCSGAME_hotGamesV2';
    await site.operate('PATCH', '/settings', { failNext: [{ path, status: 500, times: 1 }] });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Winners' })).toBeVisible();
    const hot = page.getByRole('region', { name: 'Hot games' });
    await hot.getByRole('button', { name: /try again/i }).click();
    await expect(hot.getByRole('article').first()).toBeVisible();
  });
});

test.describe('an external gateway', () => {
  test('is reached through the same origin', async ({ page, site }) => {
    const front = await openSite({ GATEWAY_URL: site.url });
    try {
      await page.goto(front.url);
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.goto(`${front.url}/?dialog=login`);
      const form = page.getByRole('dialog');
      await form.getByLabel('Username or mobile number').fill('ana');
      await form.getByLabel('Password', { exact: true }).fill('Parola2026');
      await form.getByRole('button', { name: 'Log in' }).click();
      await expect(form).toBeHidden();
    } finally {
      // The page would miss chunks that it is still loading.
      await page.goto('/');
      await front.stop();
    }
  });
});

test('answers 404 with a link to the home page for unknown addresses', async ({ page }) => {
  const answer = await page.goto('/no/such/place');
  expect(answer?.status()).toBe(404);
  await page.getByRole('main').getByRole('link', { name: /home/i }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('requires a session for the agent centre', async ({ page }) => {
  await page.goto('/agentHome');
  await expect(page).toHaveURL(/\/\?dialog=agentLogin/);
  await signIn(page, 'ana');
  await page.goto('/agentHome');
  await expect(page).toHaveURL(/agentHome/);
});
