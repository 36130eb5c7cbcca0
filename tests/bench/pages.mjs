import { createServer } from 'node:http';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumPath } from '../support/chromium.mjs';

const rounds = 3;
const debuggingPort = 9333;
const plainPage = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<meta name="description" content="A plain page"><title>Plain</title><h1>Plain</h1><p>A page with nothing to load.</p></html>`;

/** A page that costs nothing: what is left is the machine's own share. */
function servePlainPage() {
  return new Promise((resolve) => {
    const server = createServer((_, answer) =>
      answer.setHeader('Content-Type', 'text/html').end(plainPage),
    );
    server.listen(0, () => resolve(server));
  });
}

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

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

/** Lighthouse, mobile preset, median of three, beside a plain page in the same run. @param {string} url */
export async function measurePages(url) {
  const plain = await servePlainPage();
  const executablePath = chromiumPath();
  const chrome = await chromium.launch({
    ...(executablePath === null ? {} : { executablePath }),
    args: [
      `--remote-debugging-port=${debuggingPort}`,
      '--no-sandbox',
      '--disable-background-networking',
    ],
  });
  console.log('\nLighthouse, mobile preset, medians of 3');
  try {
    console.log(
      `  a plain page: ${await measure(`http://localhost:${plain.address().port}/`, debuggingPort)}`,
    );
    for (const path of ['/', '/rng', '/login', '/download', '/promotions']) {
      console.log(`  ${path}: ${await measure(url + path, debuggingPort)}`);
    }
  } finally {
    await chrome.close();
    plain.close();
  }
}
