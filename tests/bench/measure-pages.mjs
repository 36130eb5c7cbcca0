import lighthouse from 'lighthouse';
import { median, openBrowser, serve } from './open-browser.mjs';

const rounds = 3;
const debuggingPort = 9333;
const plainPage = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<meta name="description" content="A plain page"><title>Plain</title><h1>Plain</h1><p>A page with nothing to load.</p></html>`;

/** @param {string} url @param {number} port */
async function measure(url, port) {
  /** @type {import('lighthouse').Result[]} */
  const runs = [];
  for (let round = 0; round < rounds; round += 1) {
    const result = await lighthouse(url, {
      port,
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
  return (
    `performance ${score('performance')}, accessibility ${score('accessibility')}, best practices ${score('best-practices')}, SEO ${score('seo')}; ` +
    `FCP ${time('first-contentful-paint')} ms, LCP ${time('largest-contentful-paint')} ms, TBT ${time('total-blocking-time')} ms, CLS ${median(runs.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 0)).toFixed(3)}`
  );
}

/** Prints Lighthouse results with the mobile preset, medians of three, beside a plain page in the same run. @param {string} url */
export async function measurePages(url) {
  // The plain page shows the share of the machine.
  const plain = await serve({ '/': { type: 'text/html', body: plainPage } });
  const chrome = await openBrowser([`--remote-debugging-port=${debuggingPort}`]);
  console.log('\nLighthouse, mobile preset, medians of 3');
  try {
    console.log(`  a plain page: ${await measure(`${plain.url}/`, debuggingPort)}`);
    for (const path of ['/', '/rng', '/login', '/download', '/promotions']) {
      console.log(`  ${path}: ${await measure(url + path, debuggingPort)}`);
    }
  } finally {
    await chrome.close();
    plain.stop();
  }
}
