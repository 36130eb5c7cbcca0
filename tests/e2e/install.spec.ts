import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../support/chromium.mjs';
import { expect, test, workerReady } from './site.ts';

test.use({ serviceWorkers: 'allow' });

test('the browser finds nothing that stands against installing', async ({ site }) => {
  const folder = mkdtempSync(join(tmpdir(), 'parola-profile-'));
  const executablePath = chromiumPath();
  const context = await chromium.launchPersistentContext(folder, {
    ...(executablePath !== null && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto(site.url);
    await workerReady(page);
    const session = await context.newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the first words are in the page before any script, and stay when scripts take over', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('<h1');
  expect(html).not.toMatch(/<[^>]+ style="/);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('h1')?.setAttribute('data-before', '');
    });
  });
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('h1[data-before]')).toBeVisible();
});

test('every page forbids what an attacker would need', async ({ request }) => {
  for (const path of ['/', '/rng', '/maintenance.html', '/no-such-page']) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  }
});

test('a missing asset is missing, and not the page', async ({ request }) => {
  expect((await request.get('/assets/gone-12345678.js')).status()).toBe(404);
});
