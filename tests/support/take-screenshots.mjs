// Takes the screenshots of the web manifest:
// `node tests/support/take-screenshots.mjs http://localhost:4173`, with a Parola that `npm start` has started.
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';

const site = process.argv[2] ?? 'http://localhost:4173';
const folder = 'public/screenshots';
const forms = {
  narrow: { viewport: { width: 390, height: 780 }, deviceScaleFactor: 2, isMobile: true },
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
};
const mutedUntil = Date.now() + 86_400_000;
const muted = JSON.stringify(
  Object.fromEntries(['201', '202', '203', '204'].map((id) => [id, mutedUntil])),
);

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page */
async function signIn(page) {
  await page.goto(`${site}/?dialog=login`);
  await page.locator('input[name="username"]').fill('juan');
  await page.locator('input[name="password"]').fill('Parola2026');
  await page.locator('dialog button[type="submit"]').click();
  await page.locator('dialog').waitFor({ state: 'detached' });
}

/** @param {Page} page @param {string} path */
async function show(page, path) {
  await page.goto(site + path);
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_500);
}

/** @param {Page} page */
async function play(page) {
  await show(page, '/rng');
  await page.getByRole('article').first().click();
  await page.locator('iframe').waitFor();
  await page.waitForTimeout(3_000);
}

/** @param {keyof typeof forms} form @param {Record<string, (page: Page) => Promise<void>>} pictures */
async function take(form, pictures) {
  const context = await browser.newContext({
    ...forms[form],
    colorScheme: 'dark',
    locale: 'en-PH',
  });
  await context.addInitScript((value) => localStorage.setItem('publicityMuted', value), muted);
  const page = await context.newPage();
  await signIn(page);
  for (const [name, prepare] of Object.entries(pictures)) {
    await prepare(page);
    await page.screenshot({ path: `${folder}/${form}-${name}.jpg`, type: 'jpeg', quality: 82 });
  }
  await context.close();
}

mkdirSync(folder, { recursive: true });
const executablePath = process.env.CHROME_PATH;
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox'],
});
await take('narrow', {
  home: (page) => show(page, '/'),
  slots: (page) => show(page, '/rng'),
  game: play,
});
await take('wide', { home: (page) => show(page, '/'), slots: (page) => show(page, '/rng') });
await browser.close();
