import { defineConfig } from '@playwright/test';
import { chromiumPath } from '../support/chromium.mjs';

const executablePath = chromiumPath();

export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/playwright',
  workers: 2,
  timeout: 120_000,
  // A busy machine may let one down; what passes the second time is called flaky in the report.
  retries: 1,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    viewport: { width: 390, height: 844 },
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    trace: 'off',
    // Installing it fetches the whole app: files that are about it let it in.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
});
