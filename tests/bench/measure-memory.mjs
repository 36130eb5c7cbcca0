import { openBrowser } from './open-browser.mjs';

const minutes = 30;
const changes = 200;
const paths = ['/', '/rng', '/live', '/promotions', '/help', '/download'];

/** Bytes and elements that the tab holds after a collection of garbage. @param {import('@playwright/test').CDPSession} device */
async function held(device) {
  await device.send('HeapProfiler.collectGarbage');
  const { metrics } = await device.send('Performance.getMetrics');
  const of = (/** @type {string} */ wanted) =>
    metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { bytes: of('JSHeapUsedSize'), nodes: of('Nodes') };
}

/** Goes through the pages by the app's own links, without loading the site again. @param {import('@playwright/test').Page} page @param {number} count */
async function changeRoutes(page, count) {
  for (let step = 0; step < count; step += 1) {
    const path = paths[step % paths.length] ?? '/';
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, path);
    await page.waitForTimeout(250);
  }
}

/** Plays with play money. @param {import('@playwright/test').Page} page @param {string} url */
async function play(page, url) {
  await page.goto(`${url}/rng`);
  await page.getByRole('main').getByRole('article').first().getByRole('button').first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /play money/ })
    .click();
  const spin = page.frameLocator('iframe').locator('#spin');
  await spin.waitFor();
  const until = Date.now() + minutes * 60_000;
  while (Date.now() < until) {
    await spin.click({ timeout: 30_000 }).catch(() => undefined);
    await page.waitForTimeout(2_000);
  }
}

/** @typedef {Awaited<ReturnType<typeof held>>} Held */

/** @param {Held} before @param {Held} after */
function growth(before, after) {
  const percent = ((after.bytes / before.bytes - 1) * 100).toFixed(1);
  return `${(before.bytes / 1e6).toFixed(1)} MB, then ${(after.bytes / 1e6).toFixed(1)} MB (${percent} % more); ${before.nodes}, then ${after.nodes} nodes`;
}

/** Prints what a tab holds after many changes of the page, and after a long game. It takes more than half an hour. @param {string} url */
export async function measureMemory(url) {
  const browser = await openBrowser(['--js-flags=--expose-gc']);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const device = await context.newCDPSession(page);
  await device.send('Performance.enable');
  try {
    await page.goto(url);
    await changeRoutes(page, paths.length * 3);
    const first = await held(device);
    await changeRoutes(page, changes);
    console.log(
      `\nMemory of the tab over ${changes} changes of the page: ${growth(first, await held(device))}`,
    );
    await page.goto(url);
    await changeRoutes(page, paths.length * 3);
    const fresh = await held(device);
    await play(page, url);
    await page.goBack();
    await changeRoutes(page, paths.length * 3);
    console.log(
      `Memory of the tab over ${minutes} minutes of play: ${growth(fresh, await held(device))}`,
    );
  } finally {
    await browser.close();
  }
}
