import { expect, type Page, test } from '@playwright/test';
import { prerenderedPaths } from '#protocol/prerendered-paths.ts';
import { openSite, type Site } from '../support/open-site.ts';

const name = 'Faro "<b>" & Sons';

let site: Site;
test.beforeAll(async () => {
  site = await openSite({
    PAROLA_NAME: name,
    PAROLA_MINIMUM_AGE: '21',
    PAROLA_CONTACT: 'mailto:help@faro.example',
    PAROLA_WITHHELD: 'cockfight',
    PAROLA_GEETEST_ID: 'account-of-faro',
    PAROLA_FIREBASE_API_KEY: 'key-of-faro',
    PAROLA_FIREBASE_PROJECT_ID: 'faro',
    // Pages are sent with their content too.
    PAGE_DATA_SECONDS: '60',
  });
});
test.afterAll(() => site.stop());

/** The errors of the page. A fault of hydration is one of them. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

// Only a browser hydrates the pages that the host has rendered with its settings.
test('the build of one brand serves another at run time, and the program keeps its pages', async ({
  page,
}) => {
  const errors = errorsOf(page);
  // A query gets the page without its content.
  for (const path of [...prerenderedPaths, '/?', '/rng?']) {
    await page.goto(site.url + path, { waitUntil: 'commit' });
    const heading = page.locator('#app[data-page] h1');
    await heading.evaluate((element) => element.setAttribute('data-rendered', 'ahead'));
    await expect(page.getByRole('contentinfo')).toContainText('21+');
    await expect(page.locator('h1[data-rendered="ahead"]'), path).toHaveCount(1);
    await expect(page.getByRole('banner')).toContainText(name);
    expect(await page.title()).toContain(name);
    expect(errors, path).toEqual([]);
  }
  await page.goto(site.url);
  await expect(page.getByRole('link', { name: 'Slots', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cockfight', exact: true })).toHaveCount(0);
});

test('files of the site have the brand, and its policy the third parties', async ({ request }) => {
  const manifest: unknown = await (await request.get(`${site.url}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ name, short_name: name });
  const login = await request.get(`${site.url}/login`);
  const policy = login.headers()['content-security-policy'];
  expect(policy).toContain('https://static.geetest.com');
  expect(policy).toContain('https://faro.firebaseapp.com');
  expect(await login.text()).toContain(
    '<title>Log in – Faro &quot;&lt;b&gt;&quot; &amp; Sons</title>',
  );
  const maintenance = await (await request.get(`${site.url}/maintenance.html`)).text();
  expect(maintenance).toContain('href="mailto:help@faro.example"');
});
