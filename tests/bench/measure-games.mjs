import { operatorToken } from './start-site.mjs';
import { median, openBrowser } from './open-browser.mjs';
import { openSlowPhone, slower } from './slow-phone.mjs';

const slots = 5_000;
const frameMs = 1000 / 60;
const words = ['gold', 'koi', 'crown', 'fiesta', 'lamp'];

/** @typedef {import('@playwright/test').Page} Page */

/** Records long tasks. Runs in the page. */
function recordLongTasks() {
  const durations = Object.assign(globalThis, {
    longTasks: /** @type {number[]} */ ([]),
  }).longTasks;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) durations.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** @param {import('@playwright/test').Browser} browser @param {string} address */
async function longTasks(browser, address) {
  const { page, close } = await openSlowPhone(browser);
  await page.addInitScript(recordLongTasks);
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

/** Scrolls until every game is loaded, for at most a minute. Runs in the page. */
function loadAllGames() {
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

/** Measures the milliseconds from the next key press to the frame that shows the matches of `query`, or to the next frame without a query. Runs in the page. @param {string} query */
function measureNextKey(query) {
  const showsMatches = () => {
    const covers = [...document.querySelectorAll('main article')];
    const fit = covers.every(({ textContent }) => textContent?.toLowerCase().includes(query));
    return query === '' || (covers.length > 0 && fit);
  };
  sessionStorage.removeItem('keyTook');
  const onKey = (/** @type {KeyboardEvent} */ { timeStamp }) => {
    const check = () => {
      if (showsMatches()) sessionStorage.keyTook = performance.now() - timeStamp;
      else requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  };
  addEventListener('keydown', onKey, { once: true, capture: true });
}

/** @param {Page} page @param {string} key @param {string} query @returns {Promise<number>} */
async function press(page, key, query) {
  await page.evaluate(measureNextKey, query);
  await page.keyboard.press(key);
  await page.waitForFunction(() => sessionStorage.keyTook !== undefined);
  return page.evaluate(() => Number(sessionStorage.keyTook));
}

/** @param {import('@playwright/test').Browser} browser @param {string} url */
async function search(browser, url) {
  const { page, setRate, close } = await openSlowPhone(browser);
  await setRate(1);
  await page.goto(`${url}/rng`);
  await page.getByRole('article').first().waitFor();
  const loaded = await page.evaluate(loadAllGames);
  await page.waitForTimeout(2_500);
  await page.evaluate(() => scrollTo(0, 0));
  await setRate(slower);
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
  return { loaded, idle: median(idle), typed: median(typed), keys: typed.length };
}

/** Sets the number of slots. @param {string} url @param {number} count */
function setSlotCount(url, count) {
  return fetch(`${url}/_operator/games`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Operator-Token': operatorToken },
    body: JSON.stringify({ slots: count }),
  });
}

/** Prints the cost of many games on a slow phone, beside the demo's games: long tasks of the lobby and the slots page, and the time of a search. @param {string} url */
export async function measureGames(url) {
  const browser = await openBrowser();
  try {
    console.log(`\nMany games, processor ${slower} times slower`);
    for (const count of [0, slots]) {
      await setSlotCount(url, count);
      for (const path of ['/', '/rng']) {
        const name = count === 0 ? "the demo's games" : `${count} games`;
        console.log(`  opening ${path} with ${name}: ${await longTasks(browser, url + path)}`);
      }
    }
    const { loaded, idle, typed, keys } = await search(browser, url);
    console.log(
      `  searching after loading ${loaded} of them: ${Math.round(typed)} ms from a key to the frame with the matches, median of ${keys}; ` +
        `a key without a query: ${Math.round(idle)} ms; a frame so slowed: ${Math.round(frameMs * slower)} ms`,
    );
  } finally {
    await browser.close();
    await setSlotCount(url, 0);
  }
}
