import lighthouse from 'lighthouse';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../support/chromium.mjs';
import { freePort } from '../support/open-site.ts';
import { expect, test } from './fixtures.ts';

/** Settings without throttling and with short waits, because the checked categories do not depend on time. */
const fastSettings = {
  throttlingMethod: 'provided',
  disableFullPageScreenshot: true,
  pauseAfterLoadMs: 300,
  networkQuietThresholdMs: 300,
  cpuQuietThresholdMs: 0,
  maxWaitForFcp: 40_000,
  maxWaitForLoad: 40_000,
} as const;

const checkedCategories = ['accessibility', 'best-practices', 'seo'];

test('Lighthouse finds no faults in accessibility, best practices and SEO', async ({ site }) => {
  test.setTimeout(300_000);
  const port = await freePort();
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    ...(executablePath !== null && { executablePath }),
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-background-networking'],
  });
  try {
    for (const path of ['/', '/rng', '/login', '/download', '/promotions']) {
      const result = await lighthouse(site.url + path, {
        port,
        logLevel: 'silent',
        onlyCategories: checkedCategories,
        ...fastSettings,
      });
      const { categories = {}, audits = {} } = result?.lhr ?? {};
      const faults = checkedCategories.flatMap((name) =>
        (categories[name]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => `${path}: ${name}: ${id}`),
      );
      expect(faults).toEqual([]);
      expect(checkedCategories.map((name) => categories[name]?.score)).toEqual([1, 1, 1]);
    }
  } finally {
    await browser.close();
  }
});
