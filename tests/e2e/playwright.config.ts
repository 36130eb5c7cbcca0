import { defineConfig } from '@playwright/test';
import { chromiumPath, headlessShellPath, launchOptions } from '../support/chromium.mjs';

export default defineConfig({
  testDir: '.',
  globalSetup: './filled-folder.ts',
  outputDir: '../../node_modules/.cache/playwright',
  workers: 2,
  timeout: 120_000,
  // A test that passes only at the second try is flaky: `run.mjs` names it, and more than two fail the run.
  retries: 1,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    viewport: { width: 390, height: 844 },
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    trace: 'off',
    // So that a step that hangs is named.
    actionTimeout: 20_000,
    // Motion on the home page takes half a core without a graphics card. Specs about motion allow it.
    contextOptions: { reducedMotion: 'reduce' },
    // Its installation fetches the whole app. Specs of the worker itself allow it.
    serviceWorkers: 'block',
    launchOptions: launchOptions(headlessShellPath() ?? chromiumPath()),
  },
});
