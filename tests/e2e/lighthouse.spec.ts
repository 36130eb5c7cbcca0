import { chromium } from '@playwright/test';
import { prerenderedPaths } from '#protocol/prerendered-paths.ts';
import { chromiumPath } from '../support/chromium.mjs';
import { depthOf } from '../support/depths.mjs';
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

/** Starts a browser that Lighthouse controls through a port. */
async function openBrowser(port: number) {
  const executablePath = chromiumPath();
  return chromium.launch({
    ...(executablePath !== null && { executablePath }),
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-background-networking'],
  });
}

// `npm test` shows the same rules with axe, and the marks for search engines in `prerendered.spec.ts`.
// Only a browser can be measured by Lighthouse.
for (const path of prerenderedPaths.slice(0, depthOf('lighthouseRoutes'))) {
  test(`Lighthouse finds no faults in accessibility, best practices and SEO at ${path}`, async ({
    site,
  }) => {
    test.setTimeout(120_000);
    const { default: lighthouse } = await import('lighthouse');
    const port = await freePort();
    const browser = await openBrowser(port);
    try {
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
          .map(({ id }) => `${name}: ${id}`),
      );
      expect(faults).toEqual([]);
      expect(checkedCategories.map((name) => categories[name]?.score)).toEqual([1, 1, 1]);
    } finally {
      await browser.close();
    }
  });
}
