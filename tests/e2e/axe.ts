import { expect, type Frame, type Page } from '@playwright/test';
import axe, { type ElementContext, type RunOptions } from 'axe-core';

/** Rules for whole pages, which a page in a frame need not follow. */
const ofWholePages = [
  'bypass',
  'document-title',
  'landmark-one-main',
  'page-has-heading-one',
  'region',
];

const disabled = Object.fromEntries(ofWholePages.map((id) => [id, { enabled: false }]));

/** The parts around the content, which are the same on all pages. */
const shell = ['header', 'footer', 'nav', 'aside'].map((part) => `#app > * > ${part}`);

/**
 * Waits for the transitions and short animations: colours in between have another contrast. The progress of a carousel
 * is a long one.
 */
async function animationsEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? Infinity) <= 2_000);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Runs axe in one document without its frames. The script stays there for the next run. */
async function run(
  frame: Frame,
  context: ElementContext | null,
  options: RunOptions,
): Promise<string[]> {
  if (!(await frame.evaluate<boolean>(`'axe' in window`))) await frame.evaluate(axe.source);
  const common: RunOptions = { resultTypes: ['violations'], iframes: false, preload: false };
  return frame.evaluate<string[]>(
    `axe.run(${context === null ? 'document' : JSON.stringify(context)}, ${JSON.stringify({ ...common, ...options })})
      .then(({ violations }) => violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => id + ': ' + html.slice(0, 160))))`,
  );
}

/** The violations in the frames of a part, each checked as a document of its own. */
async function faultsOfFrames(page: Page, within: string): Promise<string[]> {
  const places = page.locator(`${within} iframe:visible, iframe:is(${within}):visible`);
  const faults: string[] = [];
  for (const place of await places.elementHandles()) {
    const frame = await place.contentFrame();
    if (frame !== null) faults.push(...(await run(frame, null, { rules: disabled })));
  }
  return faults;
}

/** The violations that axe finds, shortened; in the whole page, or inside a selector. Each page is read once, with all rules. */
export async function accessibilityFaults(page: Page, within?: string): Promise<string[]> {
  await animationsEnded(page);
  const context = within === undefined ? null : { include: [within] };
  const own = await run(page.mainFrame(), context, {});
  return [...own, ...(await faultsOfFrames(page, within ?? 'body'))];
}

/** The violations outside header, navigation and footer, also of targets that are small or partly covered (WCAG 2.2). */
export async function contentFaults(page: Page, within?: string): Promise<string[]> {
  await animationsEnded(page);
  const context = within === undefined ? { exclude: shell } : { include: [within] };
  return run(page.mainFrame(), context, { rules: { 'target-size': { enabled: true } } });
}

/** Runs the rules that a theme or a width can change, in the content or inside a selector. */
export async function faultsOf(
  page: Page,
  rules: readonly ('color-contrast' | 'target-size')[],
  within?: string,
): Promise<string[]> {
  await animationsEnded(page);
  const context = within === undefined ? { exclude: shell } : { include: [within] };
  return run(page.mainFrame(), context, { runOnly: [...rules] });
}

/** Targets of the whole page that are smaller than 24 px or partly covered (WCAG 2.2), shortened. */
export const targetFaults = (page: Page): Promise<string[]> =>
  run(page.mainFrame(), null, { runOnly: ['target-size'] });

/** The width of the page beyond the screen, or of an open dialog beyond its frame, in pixels, so that it scrolls horizontally. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const dialogs = document.querySelectorAll('dialog[open], dialog[open] > *');
    const boxes = [document.documentElement, ...dialogs];
    return Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth));
  });

/** Shows the open page in another theme, without a reload. */
export async function showTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate((shown) => (document.documentElement.dataset['theme'] = shown), theme);
}

export const phone = { width: 360, height: 740 };
export const desktop = { width: 1440, height: 900 };

/** The size, theme and language in which a page is shown. */
interface Look {
  readonly size: { readonly width: number; readonly height: number };
  readonly theme: 'dark' | 'light';
  /** Its code on the wire. */
  readonly language: 'EN' | 'TY';
}

/** Shows the pages that the test opens in a look from the start. */
export async function startWith(page: Page, { size, theme, language }: Look): Promise<void> {
  await page.setViewportSize(size);
  await page.addInitScript(
    ([storedTheme, storedLanguage]) => {
      localStorage.setItem('theme', storedTheme);
      localStorage.setItem('hisLang', storedLanguage);
    },
    [theme, language] as const,
  );
}

/**
 * Reads the open page as everybody may see it: with all rules on a dark phone, then only what another width or theme can
 * change. `within` is the part to read, when it is not the whole content.
 */
export async function expectReadable(page: Page, label: string, within?: string): Promise<void> {
  const size = page.viewportSize() ?? desktop;
  await page.setViewportSize(phone);
  await showTheme(page, 'dark');
  expect.soft(await contentFaults(page, within), `${label}, on a phone`).toEqual([]);
  expect.soft(await overflowOf(page), `${label}, wider than a phone`).toBeLessThanOrEqual(0);
  await page.setViewportSize(desktop);
  // A link that is scrolled half under the header is no small one.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  expect.soft(await overflowOf(page), `${label}, wider than a desktop`).toBeLessThanOrEqual(0);
  // A theme changes no sizes, so both rules read the page at once.
  await showTheme(page, 'light');
  const wide = await faultsOf(page, ['target-size', 'color-contrast'], within);
  expect.soft(wide, `${label}, wide and light`).toEqual([]);
  await showTheme(page, 'dark');
  await page.setViewportSize(size);
}
