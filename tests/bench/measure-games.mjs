import { operatorToken } from './start-site.mjs';
import { median, openBrowser } from './open-browser.mjs';

const slots = 5_000;
const slower = 4;
const frameMs = 1000 / 60;
const words = ['gold', 'koi', 'crown', 'fiesta', 'lamp'];

/** @typedef {import('@playwright/test').Page} Page */

let calls = 0;

/** Notes tasks that hold the page up. Runs in the page. */
function noteLongTasks() {
  const durations = Object.assign(globalThis, {
    longTasks: /** @type {number[]} */ ([]),
  }).longTasks;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) durations.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** A visitor whose every call comes from elsewhere, as calls are limited by address. @param {import('@playwright/test').Browser} browser */
async function openPage(browser) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  await context.route('**/wps/**', (route) => {
    calls += 1;
    const from = `10.9.${(calls >> 8) & 255}.${calls & 255}`;
    return route.continue({
      headers: { ...route.request().headers(), 'X-Forwarded-For': from },
    });
  });
  const page = await context.newPage();
  const device = await context.newCDPSession(page);
  return {
    page,
    slowDown: (/** @type {number} */ rate) =>
      device.send('Emulation.setCPUThrottlingRate', { rate }),
    close: () => context.close(),
  };
}

/** @param {import('@playwright/test').Browser} browser @param {string} address */
async function longTasks(browser, address) {
  const { page, slowDown, close } = await openPage(browser);
  await slowDown(slower);
  await page.addInitScript(noteLongTasks);
  await page.goto(address);
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2_000);
  /** @type {number[]} */
  const durations = await page.evaluate('longTasks');
  await close();
  const longest = Math.round(Math.max(0, ...durations));
  const verdict = longest > 200 ? 'OVER 200 ms' : 'none over 200 ms';
  return `${durations.length} long tasks, the longest ${longest} ms: ${verdict}`;
}

/** Scrolls until every game was met, or for a minute. Runs in the page. */
function meetAll() {
  return new Promise((resolve) => {
    const until = performance.now() + 60_000;
    const step = () => {
      scrollTo(0, document.documentElement.scrollHeight);
      const isMore = [...document.querySelectorAll('main button')].some(
        ({ textContent }) => textContent === 'Load more',
      );
      if (!isMore) resolve('all');
      else if (performance.now() > until) resolve('some');
      else setTimeout(step, 60);
    };
    step();
  });
}

/** Waits for a key, and from it for the frame that answers, or for the next one when nothing is asked. Runs in the page. @param {string} asked */
function armKey(asked) {
  const isAnswered = () => {
    const covers = [...document.querySelectorAll('main article')];
    const fit = covers.every(({ textContent }) => textContent?.toLowerCase().includes(asked));
    return asked === '' || (covers.length > 0 && fit);
  };
  sessionStorage.removeItem('keyTook');
  const begin = (/** @type {KeyboardEvent} */ { timeStamp }) => {
    const look = () => {
      if (isAnswered()) sessionStorage.keyTook = performance.now() - timeStamp;
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  addEventListener('keydown', begin, { once: true, capture: true });
}

/** @param {Page} page @param {string} key @param {string} asked @returns {Promise<number>} */
async function press(page, key, asked) {
  await page.evaluate(armKey, asked);
  await page.keyboard.press(key);
  await page.waitForFunction(() => sessionStorage.keyTook !== undefined);
  return page.evaluate(() => Number(sessionStorage.keyTook));
}

/** @param {import('@playwright/test').Browser} browser @param {string} url */
async function search(browser, url) {
  const { page, slowDown, close } = await openPage(browser);
  await page.goto(`${url}/rng`);
  await page.getByRole('article').first().waitFor();
  const met = await page.evaluate(meetAll);
  await page.waitForTimeout(2_500);
  await page.evaluate(() => scrollTo(0, 0));
  await slowDown(slower);
  const field = page.getByRole('searchbox');
  await field.focus();
  const [idle, typed] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])];
  for (let times = 0; times < 20; times += 1) idle.push(await press(page, 'Shift', ''));
  for (const word of words) {
    for (let length = 1; length <= word.length; length += 1) {
      typed.push(await press(page, word[length - 1] ?? '', word.slice(0, length)));
    }
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await page.waitForTimeout(1_000);
    await field.focus();
  }
  await close();
  return { met, idle: median(idle), typed: median(typed), keys: typed.length };
}

/** Sees to it that there are so many slots. @param {string} url @param {number} count */
function stock(url, count) {
  return fetch(`${url}/_operator/games`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Operator-Token': operatorToken },
    body: JSON.stringify({ slots: count }),
  });
}

/** What many games cost a slow phone, beside the demo's few: opening the lobby and the slots, and searching. @param {string} url */
export async function measureGames(url) {
  const browser = await openBrowser();
  try {
    console.log(`\nMany games, processor ${slower} times slower`);
    for (const count of [0, slots]) {
      await stock(url, count);
      for (const path of ['/', '/rng']) {
        const name = count === 0 ? "the demo's games" : `${count} games`;
        console.log(`  opening ${path} with ${name}: ${await longTasks(browser, url + path)}`);
      }
    }
    const { met, idle, typed, keys } = await search(browser, url);
    console.log(
      `  searching after meeting ${met} of them: ${Math.round(typed)} ms from a key to the frame that answers, median of ${keys}; ` +
        `a key that asks nothing: ${Math.round(idle)} ms; a frame so slowed: ${Math.round(frameMs * slower)} ms`,
    );
  } finally {
    await browser.close();
    await stock(url, 0);
  }
}
