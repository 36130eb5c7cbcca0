import type { Locator, Page } from '@playwright/test';
import { depthOf } from '../support/depths.mjs';
import {
  accessibilityFaults,
  contentFaults,
  desktop,
  expectReadable,
  faultsOf,
  overflowOf,
  phone,
  showTheme,
  startWith,
  targetFaults,
} from './axe.ts';
import { axeVisits, beginVisit, loadAxePage, openAxePage } from './axe-pages.ts';
import { expect, signIn, test } from './fixtures.ts';

/** All looks of a page. The first one is read with all rules in each run, the others in the soak. */
const variants = [
  { size: phone, theme: 'dark', language: 'EN' },
  { size: desktop, theme: 'light', language: 'EN' },
  { size: phone, theme: 'light', language: 'TY' },
  { size: desktop, theme: 'dark', language: 'TY' },
  { size: phone, theme: 'light', language: 'EN' },
  { size: desktop, theme: 'dark', language: 'EN' },
  { size: phone, theme: 'dark', language: 'TY' },
  { size: desktop, theme: 'light', language: 'TY' },
] as const;

async function expectFitting(page: Page, label: string): Promise<void> {
  expect.soft(await overflowOf(page), `${label}: wider than the screen`).toBeLessThanOrEqual(0);
}

// Only a browser has colours, sizes and an accessibility tree.
for (const visit of axeVisits) {
  test(`axe finds no violations in ${visit.name}`, async ({ page }) => {
    await startWith(page, variants[0]);
    await beginVisit(page, visit);
    for (const row of visit.pages) {
      await test.step(row.address, async () => {
        await openAxePage(page, row);
        await expectReadable(page, row.address, row.within);
        // A list that is loaded again stands beside its placeholder for a moment.
        await expect.soft
          .poll(() => page.locator('main *').count())
          .toBeLessThanOrEqual(row.mostElements ?? Infinity);
      });
    }
  });

  for (const look of variants.slice(1, depthOf('axeVariants'))) {
    const { size, theme, language } = look;
    test(`axe finds no violations in ${visit.name} at ${size.width} px, ${theme}, in ${language}`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await startWith(page, look);
      if (visit.who !== null) await signIn(page, visit.who);
      for (const row of visit.pages) {
        await loadAxePage(page, row);
        expect.soft(await contentFaults(page, row.within), row.address).toEqual([]);
        await expectFitting(page, row.address);
      }
    });
  }
}

/** Opens, reads and closes each panel of the header by keyboard. Returns the number of panels. */
async function readPanels(page: Page): Promise<number> {
  const openers = page.locator('header button[popovertarget]:visible');
  const count = await openers.count();
  for (let index = 0; index < count; index += 1) {
    const opener = openers.nth(index);
    const place = `[id="${await opener.getAttribute('popovertarget')}"]`;
    const panel = page.locator(place);
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await expect(panel.locator(':is(a, button, input):visible').first()).toBeVisible();
    expect.soft(await accessibilityFaults(page, place), `panel ${index + 1}`).toEqual([]);
    await showTheme(page, 'light');
    expect.soft(await faultsOf(page, ['color-contrast'], place), `light ${index + 1}`).toEqual([]);
    await showTheme(page, 'dark');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  }
  return count;
}

// Header, navigation and footer are the same on all pages, so they are read on one.
for (const [who, name, panelsOfDesktop] of [
  [null, 'a guest', 11],
  ['juan', 'a member', 1],
] as const) {
  test(`axe finds no violations around the content and in the panels of ${name}`, async ({
    page,
  }) => {
    await startWith(page, { ...variants[0], size: phone });
    if (who !== null) await signIn(page, who);
    await page.goto('/help');
    for (const [size, leastPanels] of [
      [phone, 1],
      [desktop, panelsOfDesktop],
    ] as const) {
      await page.setViewportSize(size);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect.soft(await accessibilityFaults(page), `${size.width} px`).toEqual([]);
      await showTheme(page, 'light');
      const light = await faultsOf(page, ['target-size', 'color-contrast'], 'body');
      expect.soft(light, `${size.width} px, light`).toEqual([]);
      await showTheme(page, 'dark');
      expect(await readPanels(page)).toBeGreaterThanOrEqual(leastPanels);
    }
  });
}

/** Each language at the widths where its words have the least room. */
const tight = [
  { language: 'TY', widths: [1440, 320, 360] },
  { language: 'TH', widths: [768, 390] },
  { language: 'CN', widths: [390] },
] as const;

/** True when the name of the brand stands on one line of its link. */
const isWhole = (name: Locator): Promise<boolean> =>
  name.evaluate((element) => {
    const own = element.getBoundingClientRect();
    const link = (element.closest('a') ?? element).getBoundingClientRect();
    return own.top < link.bottom - 20;
  });

for (const { language, widths } of tight) {
  test(`targets have their size and the brand its name in ${language} at ${widths.join(', ')} px`, async ({
    page,
  }) => {
    await page.addInitScript((stored) => localStorage.setItem('hisLang', stored), language);
    for (const address of ['/', '/rng', '/login', '/register', '/help']) {
      await page.setViewportSize({ width: widths[0], height: 900 });
      await loadAxePage(page, { address });
      for (const width of widths) {
        const label = `${address} at ${width} px`;
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(() => window.scrollTo(0, 0));
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await expectFitting(page, label);
        expect.soft(await targetFaults(page), label).toEqual([]);
        const name = page.getByRole('banner').getByText('Parola', { exact: true });
        expect.soft(await isWhole(name), label).toBe(true);
        await expect.soft(name, label).toBeInViewport({ ratio: 0.9 });
      }
    }
  });
}

test('links of the footer are at least 24 px high and wide in Chinese', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('hisLang', 'CN'));
  await page.goto('/help');
  const links = page.getByRole('contentinfo').getByRole('link');
  await expect(links.first()).toBeVisible();
  const sizes = await links.evaluateAll((all) =>
    all.map((link) => {
      const { width, height } = link.getBoundingClientRect();
      return [link.textContent, Math.min(width, height)] as const;
    }),
  );
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.filter(([, size]) => size < 24)).toEqual([]);
});

test('a failed login shows the reason and the way on, on one screen of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/login');
  const main = page.getByRole('main');
  await main.getByLabel('Username or mobile number').fill('nobody9');
  await main.getByLabel('Password', { exact: true }).fill('Wrong2026');
  const send = main.getByRole('button', { name: 'Log in' });
  await send.click();
  const warning = page.getByRole('dialog', { name: 'That did not work' });
  await expect(warning).toContainText('do not go together');
  await expect(warning).toBeInViewport({ ratio: 1 });
  await warning.getByRole('button', { name: 'OK' }).click();
  await expect(send).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
});

test('the search of the slots shows its whole placeholder at 320 px, in Tagalog', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => localStorage.setItem('hisLang', 'TY'));
  await page.goto('/rng');
  const room = await page.getByRole('searchbox').evaluate((input: HTMLInputElement) => {
    const style = getComputedStyle(input);
    const pen = document.createElement('canvas').getContext('2d');
    if (pen) pen.font = style.font;
    const padding = parseFloat(style.paddingInlineStart) + parseFloat(style.paddingInlineEnd);
    return input.clientWidth - padding - (pen?.measureText(input.placeholder).width ?? Infinity);
  });
  expect(room).toBeGreaterThanOrEqual(0);
});

test('no page scrolls horizontally at 320 px, signed in, in Tagalog', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page);
  await page.evaluate(() => localStorage.setItem('hisLang', 'TY'));
  for (const path of ['/', '/rng']) {
    await loadAxePage(page, { address: path });
    expect(await page.evaluate(() => document.documentElement.lang)).toMatch(/^fil/);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  }
});

test('opens and closes the login dialog by keyboard', async ({ page }) => {
  await page.goto('/rng');
  const opener = page.getByRole('banner').getByRole('link', { name: 'Log in' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/rng$/);
});
