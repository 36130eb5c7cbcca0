import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { freePort, openSite } from '#tests/support/open-site.ts';
import { expect, test, workerReady } from './site.ts';

test.use({ serviceWorkers: 'allow' });

/** Inside node_modules, so that a copied host finds its packages. */
const folder = 'node_modules/.cache/parola-next-release';
const changed = ['index.html', 'app.html', 'sw.js'];

/** What is built, as a later release: the pages say so, and the worker knows of other pages. */
function makeNextRelease(): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync('dist', folder, { recursive: true });
  for (const name of changed) {
    for (const ending of ['.br', '.gz']) rmSync(`${folder}/web/${name}${ending}`, { force: true });
  }
  for (const page of ['index.html', 'app.html']) {
    const path = `${folder}/web/${page}`;
    const html = readFileSync(path, 'utf8');
    writeFileSync(path, html.replace('</head>', '<meta name="release" content="next"></head>'));
  }
  const worker = `${folder}/web/sw.js`;
  const listed = /("revision":")\w+(","url":"(?:index|app)\.html")/g;
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(listed, '$1next$2'));
  appendFileSync(worker, '// next');
}

function release(page: Page): Promise<string | null> {
  return page.evaluate(
    () => document.querySelector<HTMLMetaElement>('meta[name=release]')?.content ?? null,
  );
}

test('a newer release waits until the player takes it', async ({ page }) => {
  makeNextRelease();
  const PORT = String(await freePort());
  const now = await openSite({ PORT });
  await page.goto(now.url);
  await workerReady(page);
  await now.stop();

  const next = await openSite({ PORT }, folder);
  try {
    await page.goto(`${next.url}/rng`);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const take = page.getByRole('button', { name: 'Take it now' });
    await expect(take).toBeVisible();
    expect(await release(page)).toBeNull();
    await page.reload();
    await expect(take).toBeVisible();
    expect(await release(page)).toBeNull();

    await take.click();
    await expect.poll(() => release(page).catch(() => null)).toBe('next');
    await expect(take).toBeHidden();
  } finally {
    await next.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
