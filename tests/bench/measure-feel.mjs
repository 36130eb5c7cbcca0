import { median, openBrowser } from './open-browser.mjs';
import { openSlowPhone, slower } from './slow-phone.mjs';

const rounds = 5;
/** The fields of the registration form. */
const form = 'main form input';

/** Records the time at which an element of `selector` is drawn. Runs in the page. @param {string} selector */
function recordFirst(selector) {
  const check = () => {
    const shown = [...document.querySelectorAll(selector)].some((element) =>
      element.checkVisibility(),
    );
    if (shown) requestAnimationFrame(() => (sessionStorage.firstAt = performance.now()));
    else requestAnimationFrame(check);
  };
  sessionStorage.removeItem('firstAt');
  check();
}

/** @param {import('@playwright/test').Page} page @returns {Promise<number>} */
async function firstAt(page) {
  await page.waitForFunction(() => sessionStorage.firstAt !== undefined, null, { timeout: 30_000 });
  return page.evaluate(() => Number(sessionStorage.firstAt));
}

/** Milliseconds until the first game of the home page is drawn. @param {import('@playwright/test').Browser} browser @param {string} url */
async function timeToGames(browser, url) {
  const { page, close } = await openSlowPhone(browser, { slowNetwork: true });
  await page.addInitScript(recordFirst, 'main article');
  await page.goto(url, { waitUntil: 'commit' });
  const time = await firstAt(page);
  await close();
  return time;
}

/**
 * Milliseconds from a tap on "Register" to the form. The tap comes as soon as the link is painted, or at `at` ms.
 * @param {import('@playwright/test').Browser} browser @param {string} url @param {number | null} at
 */
async function timeToForm(browser, url, at) {
  const { page, device, close } = await openSlowPhone(browser, { slowNetwork: true });
  await page.goto(url, { waitUntil: 'commit' });
  const link = page.locator('header a[href*="register"]').first();
  await link.waitFor();
  if (at !== null) await page.waitForFunction((time) => performance.now() >= time, at);
  const box = await link.boundingBox();
  const point = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 10 };
  await page.evaluate(() => {
    const note = (/** @type {Event} */ { timeStamp }) => {
      sessionStorage.tappedAt = performance.timeOrigin + timeStamp;
    };
    addEventListener('pointerdown', note, { once: true, capture: true });
  });
  const tap = { ...point, button: /** @type {const} */ ('left'), clickCount: 1 };
  await device.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...tap });
  await device.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...tap });
  const shown = await page
    .locator(form)
    .first()
    .waitFor({ timeout: 15_000 })
    .then(
      () => true,
      () => false,
    );
  const time = await page.evaluate(
    () => performance.timeOrigin + performance.now() - Number(sessionStorage.tappedAt),
  );
  await close();
  return shown ? time : Number.POSITIVE_INFINITY;
}

/** @param {() => Promise<number>} work */
async function medianOf(work) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) times.push(await work());
  const time = median(times);
  return Number.isFinite(time) ? `${(time / 1000).toFixed(2)} s` : 'never';
}

/** Prints how long a player with a slow phone waits, for each site. @param {readonly import('./start-site.mjs').Site[]} sites */
export async function measureFeel(sites) {
  const browser = await openBrowser();
  console.log(
    `\nA phone with a processor ${slower} times slower, 150 ms and 1.6 Mbit/s, medians of ${rounds}`,
  );
  try {
    for (const { name, url } of sites) {
      console.log(`  ${name}`);
      console.log(`    first game drawn: ${await medianOf(() => timeToGames(browser, url))}`);
      const early = await medianOf(() => timeToForm(browser, url, null));
      console.log(`    from an early tap on "Register" to the form: ${early}`);
      const late = await medianOf(() => timeToForm(browser, url, 4_500));
      console.log(`    from a tap at 4.5 s to the form: ${late}`);
    }
  } finally {
    await browser.close();
  }
}
