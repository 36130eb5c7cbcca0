import { median, openBrowser, serve } from './open-browser.mjs';

const rounds = 5;
/** A game, or the words of the page that stands for a site out of reach. */
const content = 'article, main:not(#main) h1';
/** As an installed app starts: at the manifest's `start_url`. */
const paths = ['/', '/rng'];

const plain = {
  '/': {
    type: 'text/html',
    body: '<!doctype html><title>Plain</title><h1>Plain</h1><script src="/register.js"></script>',
  },
  '/register.js': {
    type: 'text/javascript',
    body: "navigator.serviceWorker.register('/sw.js')",
  },
  '/sw.js': {
    type: 'text/javascript',
    body: `oninstall = (e) => e.waitUntil(caches.open('plain').then((kept) => kept.addAll(['/', '/register.js'])));
onactivate = (e) => e.waitUntil(clients.claim());
onfetch = (e) => e.respondWith(caches.match(e.request).then((kept) => kept ?? fetch(e.request)));`,
  },
};

/** Notes the first frame with content. Runs in the page. @param {string} selector */
function watch(selector) {
  const look = () => {
    if (document.querySelector(selector)) sessionStorage.contentAt = performance.now();
    else requestAnimationFrame(look);
  };
  sessionStorage.removeItem('contentAt');
  look();
}

/** Milliseconds from going to an address until its content stands there. @param {import('@playwright/test').BrowserContext} context @param {string} url @param {string} selector */
async function timeTo(context, url, selector) {
  const page = await context.newPage();
  await page.addInitScript(watch, selector);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => sessionStorage.contentAt !== undefined);
  const time = await page.evaluate(() => Number(sessionStorage.contentAt));
  return { page, time };
}

/** One player: the first visit, one with the worker, one without a network. @param {import('@playwright/test').Browser} browser @param {string} url @param {string} path @param {string} selector */
async function visit(browser, url, path, selector) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const cold = await timeTo(context, url + path, selector);
  await cold.page.evaluate(() => navigator.serviceWorker.ready);
  await cold.page.waitForLoadState('networkidle');
  await cold.page.waitForTimeout(1_000);
  const warm = await timeTo(context, url + path, selector);
  await warm.page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const offline = await timeTo(context, url + path, selector);
  await context.close();
  return { cold: cold.time, warm: warm.time, offline: offline.time };
}

/** @param {import('@playwright/test').Browser} browser @param {string} url @param {string} path @param {string} selector */
async function medians(browser, url, path, selector) {
  const runs = [];
  for (let round = 0; round < rounds; round += 1) {
    runs.push(await visit(browser, url, path, selector));
  }
  return {
    cold: median(runs.map(({ cold }) => cold)),
    warm: median(runs.map(({ warm }) => warm)),
    offline: median(runs.map(({ offline }) => offline)),
  };
}

/** How long a start takes until there is content, beside a plain page with a worker of its own. @param {string} url */
export async function measureStarts(url) {
  const server = await serve(plain);
  const browser = await openBrowser();
  try {
    await visit(browser, server.url, '/', 'h1');
    const least = await medians(browser, server.url, '/', 'h1');
    console.log(`\nStarts until there is content, medians of ${rounds} (and times a plain page)`);
    console.log(
      `  a plain page: first ${Math.round(least.cold)} ms, with its worker ${Math.round(least.warm)} ms, without a network ${Math.round(least.offline)} ms`,
    );
    for (const path of paths) {
      const taken = await medians(browser, url, path, content);
      const words = (/** @type {keyof typeof taken} */ way) =>
        `${Math.round(taken[way])} ms (${(taken[way] / least[way]).toFixed(1)})`;
      console.log(
        `  ${path}: first ${words('cold')}, with the worker ${words('warm')}, without a network ${words('offline')}`,
      );
    }
  } finally {
    await browser.close();
    server.stop();
  }
}
