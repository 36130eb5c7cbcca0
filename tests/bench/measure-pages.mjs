import lighthouse from 'lighthouse';
import { median, openBrowser, serve } from './open-browser.mjs';

const rounds = 5;
const debuggingPort = 9333;
const plainPage = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<meta name="description" content="A plain page"><title>Plain</title><h1>Plain</h1><p>A page with nothing to load.</p></html>`;

/** Public routes. */
const paths = ['/', '/rng', '/live', '/login', '/register', '/download', '/help', '/promotions'];

/** Times in milliseconds, and scores of 100, of a page. @param {string} url */
async function measure(url) {
  /** @type {import('lighthouse').Result[]} */
  const runs = [];
  for (let round = 0; round < rounds; round += 1) {
    const result = await lighthouse(url, {
      port: debuggingPort,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    if (result) runs.push(result.lhr);
  }
  const score = (/** @type {string} */ id) =>
    median(runs.map(({ categories }) => Math.round((categories[id]?.score ?? 0) * 100)));
  const time = (/** @type {string} */ id) =>
    Math.round(median(runs.map(({ audits }) => audits[id]?.numericValue ?? 0)));
  return {
    scores: ['performance', 'accessibility', 'best-practices', 'seo'].map(score).join(' '),
    fcp: time('first-contentful-paint'),
    lcp: time('largest-contentful-paint'),
    tbt: time('total-blocking-time'),
    cls: median(runs.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 0)),
  };
}

/** Prints Lighthouse results of each site with the mobile preset, beside a plain page in the same run. @param {readonly import('./start-site.mjs').Site[]} sites */
export async function measurePages(sites) {
  // The plain page shows the share of the machine.
  const server = await serve({ '/': { type: 'text/html', body: plainPage } });
  const chrome = await openBrowser([`--remote-debugging-port=${debuggingPort}`]);
  console.log(
    `\nLighthouse, mobile preset, medians of ${rounds}: performance, accessibility, best practices, SEO`,
  );
  try {
    const plain = await measure(`${server.url}/`);
    console.log(`  a plain page: ${plain.scores}; LCP ${plain.lcp} ms, TBT ${plain.tbt} ms`);
    for (const { name, url } of sites) {
      console.log(`  ${name}`);
      for (const path of paths) {
        const { scores, fcp, lcp, tbt, cls } = await measure(url + path);
        console.log(
          `    ${path.padEnd(12)} ${scores}; FCP ${fcp} ms, LCP ${lcp} ms (${(lcp / plain.lcp).toFixed(2)} plain), ` +
            `TBT ${tbt} ms (${tbt - plain.tbt} over plain), CLS ${cls.toFixed(3)}`,
        );
      }
    }
  } finally {
    await chrome.close();
    server.stop();
  }
}
