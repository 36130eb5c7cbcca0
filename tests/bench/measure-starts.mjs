import { median, openBrowser, serve } from './open-browser.mjs';

const rounds = 5;
/** A game, or the heading of the page for an unreachable site. */
const content = 'article, main:not(#main) h1';
/** The measured pages. An installed app starts at the `start_url` of the manifest, the home page. */
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
    body: `oninstall = (e) => e.waitUntil(caches.open('plain').then((cached) => cached.addAll(['/', '/register.js'])));
onactivate = (e) => e.waitUntil(clients.claim());
onfetch = (e) => e.respondWith(caches.match(e.request).then((cached) => cached ?? fetch(e.request)));`,
  },
};

/** Records the time of the first frame with content. Runs in the page. @param {string} selector */
function recordContent(selector) {
  const check = () => {
    if (document.querySelector(selector)) sessionStorage.contentAt = performance.now();
    else requestAnimationFrame(check);
  };
  sessionStorage.removeItem('contentAt');
  check();
}

/** Milliseconds from navigation until the content is visible. @param {import('@playwright/test').BrowserContext} context @param {string} url @param {string} selector */
async function timeTo(context, url, selector) {
  const page = await context.newPage();
  await page.addInitScript(recordContent, selector);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => sessionStorage.contentAt !== undefined);
  const time = await page.evaluate(() => Number(sessionStorage.contentAt));
  return { page, time };
}

/** Times of one player: the first visit, a visit with the worker, and an offline visit. @param {import('@playwright/test').Browser} browser @param {string} url @param {string} path @param {string} selector */
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

/** Prints the time until content of each kind of visit to each site, beside a plain page with a worker. @param {readonly import('./start-site.mjs').Site[]} sites */
export async function measureStarts(sites) {
  const server = await serve(plain);
  const browser = await openBrowser();
  try {
    await visit(browser, server.url, '/', 'h1');
    const least = await medians(browser, server.url, '/', 'h1');
    console.log(`\nStarts until there is content, medians of ${rounds} (and times a plain page)`);
    console.log(
      `  a plain page: first ${Math.round(least.cold)} ms, with its worker ${Math.round(least.warm)} ms, without a network ${Math.round(least.offline)} ms`,
    );
    for (const { name, url } of sites) {
      for (const path of paths) {
        const taken = await medians(browser, url, path, content);
        const format = (/** @type {keyof typeof taken} */ visitKind) =>
          `${Math.round(taken[visitKind])} ms (${(taken[visitKind] / least[visitKind]).toFixed(1)})`;
        console.log(
          `  ${name}, ${path}: first ${format('cold')}, with the worker ${format('warm')}, without a network ${format('offline')}`,
        );
      }
    }
  } finally {
    await browser.close();
    server.stop();
  }
}
