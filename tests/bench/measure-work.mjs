import { median, openBrowser } from './open-browser.mjs';
import { openSlowPhone, slower, timeOn } from './slow-phone.mjs';

const rounds = 3;
const restFrom = 10_000;
const restFor = 10_000;

/** @typedef {import('@playwright/test').Page} Page */

/** Elements of the home page after five seconds, and the share of the main thread it takes at rest. @param {import('@playwright/test').Browser} browser @param {string} url */
async function rest(browser, url) {
  const { page, device, close } = await openSlowPhone(browser);
  await device.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await device.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  await page.goto(url);
  await page.waitForTimeout(Math.max(0, 5_000 - (await timeOn(page))));
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  await page.waitForTimeout(Math.max(0, restFrom - (await timeOn(page))));
  const before = await busy();
  await page.waitForTimeout(restFor);
  const share = (((await busy()) - before) * 1000) / restFor;
  await close();
  return { elements, share };
}

/** Records the longest time from an input to the next frame. Runs in the page. */
function recordInteractions() {
  const record = Object.assign(globalThis, { slowest: { ms: 0, target: '' } }).slowest;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { duration, interactionId, name, target } =
        /** @type {PerformanceEventTiming & { interactionId: number }} */ (entry);
      if (interactionId === 0 || duration <= record.ms) continue;
      record.ms = duration;
      record.target = `${name} on ${target instanceof Element ? target.tagName.toLowerCase() : ''}`;
    }
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
}

/** Uses the slots page as a player does. @param {Page} page */
async function act(page) {
  const search = page.getByRole('searchbox').first();
  const pause = () => page.waitForTimeout(400);
  const steps = [
    () => page.getByRole('button', { name: /^menu/i }).first().click(),
    () => page.keyboard.press('Escape'),
    () => search.click(),
    () => page.keyboard.press('g'),
    () => page.keyboard.press('o'),
    () => page.keyboard.press('l'),
    () => page.keyboard.press('d'),
    () => page.keyboard.press('Backspace'),
    () => page.keyboard.press('Backspace'),
    () => page.keyboard.press('Backspace'),
    () => page.keyboard.press('Backspace'),
    () => page.locator('main article button').first().click(),
    () => page.keyboard.press('Escape'),
    () => page.locator('main article').nth(2).click(),
    () => page.keyboard.press('Escape'),
    () => page.locator('nav a[href="/promotions"]:visible').first().click(),
    () => page.goBack(),
    () => page.locator('nav a[href="/"]:visible').first().click(),
    () => page.goBack(),
    () => page.locator('header a[href*="register"]:visible').first().click(),
  ];
  let done = 0;
  for (const step of steps) {
    const worked = await Promise.resolve(step()).then(
      () => true,
      () => false,
    );
    if (worked) done += 1;
    await pause();
  }
  return { done, wanted: steps.length };
}

/** The worst answer to twenty actions. @param {import('@playwright/test').Browser} browser @param {string} url */
async function actions(browser, url) {
  const { page, close } = await openSlowPhone(browser);
  page.setDefaultTimeout(5_000);
  await page.addInitScript(recordInteractions);
  await page.goto(`${url}/rng`);
  await page.getByRole('article').first().waitFor();
  await page.waitForTimeout(3_000);
  const { done, wanted } = await act(page);
  const slowest = /** @type {{ ms: number, target: string }} */ (await page.evaluate('slowest'));
  await close();
  return { ...slowest, done, wanted };
}

/** Prints what the pages of each site make a slow phone do. @param {readonly import('./start-site.mjs').Site[]} sites */
export async function measureWork(sites) {
  const browser = await openBrowser();
  console.log(`\nWork of a processor ${slower} times slower, medians of ${rounds}`);
  try {
    for (const { name, url } of sites) {
      const rests = [];
      const answers = [];
      for (let round = 0; round < rounds; round += 1) {
        rests.push(await rest(browser, url));
        answers.push(await actions(browser, url));
      }
      const share = median(rests.map((one) => one.share));
      const worst = answers.toSorted((one, other) => one.ms - other.ms)[rounds >> 1];
      console.log(`  ${name}`);
      console.log(`    elements of / after 5 s: ${median(rests.map((one) => one.elements))}`);
      console.log(`    main thread of / from 10 s to 20 s: ${(share * 100).toFixed(1)} %`);
      console.log(
        `    slowest answer to an action: ${worst?.ms} ms (${worst?.target}; ${worst?.done} of ${worst?.wanted} actions done)`,
      );
    }
  } finally {
    await browser.close();
  }
}
