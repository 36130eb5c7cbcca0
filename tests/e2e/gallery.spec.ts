import { readdirSync } from 'node:fs';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { openGallery } from '../support/open-gallery.ts';
import { accessibilityFaults, faultsOf, overflowOf, showTheme } from './axe.ts';

// Only a browser shows how the parts of the kit look: their states, their focus, their contrast and their width.

const themes = ['dark', 'light'] as const;

/** A state that only moves. Pictures hold motion still. */
const alikeByMotion = ['brand-mark: turning'];

const test = base.extend<{ gallery: Page }, { address: string }>({
  address: [
    async ({ browserName: _ }, use) => {
      const { url, stop } = await openGallery();
      await use(url);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  gallery: async ({ page, address }, use) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await use(page);
    expect(errors).toEqual([]);
  },
});

const pictureOf = (place: Locator) => place.screenshot({ animations: 'disabled', caret: 'hide' });

/** The states of a part that look like an earlier one, each with the name of the part. */
async function alikeStates(part: Locator, name: string): Promise<string[]> {
  const seen = new Set<string>();
  const alike: string[] = [];
  for (const specimen of await part.locator('[data-specimen]').all()) {
    const picture = (await pictureOf(specimen)).toString('base64');
    const state = `${name}: ${await specimen.getAttribute('data-specimen')}`;
    if (seen.has(picture) && !alikeByMotion.includes(state)) alike.push(state);
    seen.add(picture);
  }
  return alike;
}

/** Walks through all controls by Tab, and names those whose focus cannot be seen. */
async function hiddenFocus(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  const focused = page.locator(':focus');
  const place = page.locator('[data-specimen]:focus-within');
  for (;;) {
    await page.keyboard.press('Tab');
    if ((await focused.count()) === 0) return hidden;
    if ((await place.count()) === 0) continue;
    const specimen = await place.elementHandle();
    const name = await focused.evaluate((element) => element.outerHTML.slice(0, 120));
    const withFocus = await specimen?.screenshot({ animations: 'disabled', caret: 'hide' });
    await focused.evaluate((element) => element instanceof HTMLElement && element.blur());
    const without = await specimen?.screenshot({ animations: 'disabled', caret: 'hide' });
    if (without !== undefined && withFocus?.equals(without)) hidden.push(name);
  }
}

test('the gallery shows each part of the kit', async ({ gallery }) => {
  const names = await gallery.getByRole('heading', { level: 2 }).allTextContents();
  expect(names).toEqual(expect.arrayContaining(readdirSync('src/web/ui').toSorted()));
});

for (const theme of themes) {
  test(`the states of a part differ in the ${theme} theme`, async ({ gallery }) => {
    await showTheme(gallery, theme);
    const alike: string[] = [];
    for (const name of readdirSync('src/web/ui')) {
      alike.push(...(await alikeStates(gallery.locator(`#${name}`), name)));
    }
    expect(alike).toEqual([]);
  });

  test(`the kit fits 320 px and can be read in the ${theme} theme`, async ({ gallery }) => {
    await showTheme(gallery, theme);
    await gallery.setViewportSize({ width: 320, height: 740 });
    expect(await overflowOf(gallery)).toBeLessThanOrEqual(0);
    expect(await faultsOf(gallery, ['color-contrast', 'target-size'])).toEqual([]);
  });
}

// The contrast of its colour is known in both themes (`theme/colours.test.ts`).
for (const forcedColors of ['none', 'active'] as const) {
  test(`the focus of each control can be seen, with forced colours: ${forcedColors}`, async ({
    gallery,
  }) => {
    await gallery.emulateMedia({ forcedColors });
    expect(await hiddenFocus(gallery)).toEqual([]);
  });
}

test('axe finds no fault in the kit', async ({ gallery }) => {
  expect(await accessibilityFaults(gallery)).toEqual([]);
});
