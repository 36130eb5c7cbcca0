import type { Locator, Page } from '@playwright/test';
import { expect, goOffline, signIn, test, workerReady } from './fixtures.ts';
import { expectKept } from './stored-data.ts';

/** A rejected application that may be sent again. */
const detail = '/promotions/detail?id=314';

/** A picture that the browser draws, as a file of the test. */
async function drawPicture(page: Page, colour: string): Promise<number[]> {
  return page.evaluate(async (fill) => {
    const canvas = new OffscreenCanvas(640, 480);
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = fill;
    context?.fillRect(0, 0, 640, 480);
    return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
  }, colour);
}

/** Drops a drawn jpg with HTML in its Exif, filled up to a size after its end. */
async function dropPhoto(field: Locator, name: string, size: number): Promise<void> {
  await field.evaluate(
    async (target, [fileName, length]) => {
      const canvas = new OffscreenCanvas(640, 480);
      canvas.getContext('2d');
      const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
      const html = new TextEncoder().encode('Exif\0\0<html><script>alert(1)</script></html>');
      const exif = [new Uint8Array([0xff, 0xe1, 0, html.length + 2]), html];
      const photo = new Blob([blob.slice(0, 2), ...exif, blob.slice(2)]);
      const whole = [photo, new Uint8Array(length - photo.size)];
      const transfer = new DataTransfer();
      transfer.items.add(new File(whole, fileName, { type: 'image/jpeg' }));
      target.dispatchEvent(
        new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }),
      );
    },
    [name, size] as const,
  );
}

// Only a browser decodes pictures, shows a page without JavaScript, and has a worker.
test('hostile files are refused at their picture, and nothing but pixels is sent', async ({
  page,
}) => {
  const limit = 5 * 1024 * 1024;
  await signIn(page);
  await page.goto(detail);
  const field = page.getByLabel(/^Pictures/);
  const add = (name: string, mimeType: string, buffer: Buffer) =>
    field.setInputFiles({ name, mimeType, buffer });
  await dropPhoto(field, 'large.jpg', limit);
  const note = page.getByRole('status').filter({ hasText: 'large.jpg' });
  await expect(note).toContainText('This picture is too large');
  await add('page.html', 'text/html', Buffer.from('<html></html>'));
  await expect(page.getByText('Only pictures in png or jpg can be sent.')).toBeVisible();

  await dropPhoto(field, 'photo.jpg', limit - 1);
  await expect(page.getByText('Ready')).toBeVisible();
  await add('svg.png', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await expect(page.getByText('No picture that we can read')).toBeVisible();
  const wide = Buffer.from(await drawPicture(page, 'teal'));
  wide.writeUInt32BE(40_000, 16);
  await add('wide.png', 'image/png', wide);
  await expect(page.getByText(/Too many pixels/)).toBeVisible();
  await page.getByRole('button', { name: 'Send the application' }).click();
  await expect(page.getByText(/Please wait for the pictures/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove svg.png' }).click();
  await page.getByRole('button', { name: 'Remove wide.png' }).click();
  await expect(page.getByText('Ready')).toBeVisible();
  await page.getByRole('button', { name: 'Send the application' }).click();
  const own = page.getByRole('region', { name: 'Your application' }).getByRole('img');
  const kept = await page.request.get((await own.getAttribute('src')) ?? '');
  expect(kept.headers()).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
  });
  expect((await kept.body()).includes('html')).toBe(false);
});

test('previews find title, words and picture of a promotion without JavaScript', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/promotions/detail?id=315');
  await expect(page).toHaveTitle(/Reef marathon/);
  const tag = (name: string) => page.locator(`meta[property="og:${name}"]`);
  await expect(tag('title')).toHaveAttribute('content', /Reef marathon/);
  await expect(tag('description')).toHaveAttribute('content', /Three hundred settled bets/);
  await expect(tag('url')).toHaveAttribute('content', `${site.url}/promotions/detail?id=315`);
  const picture = await page.request.get((await tag('image').getAttribute('content')) ?? '');
  expect(picture.headers()['content-type']).toMatch(/^image\/(png|jpeg|webp)/);
  await context.close();
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a promotion that was read once can be read again', async ({ page }) => {
    await signIn(page);
    await page.goto('/promotions/detail?id=315');
    await workerReady(page);
    await page.reload();
    const conditions = page.getByRole('region', { name: 'Conditions' });
    await expect(conditions.getByRole('progressbar', { name: 'Own progress' })).toHaveCount(2);
    await expectKept(page, /\/promotions\//, 'private/participation/');
    await goOffline(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Reef marathon');
    await expect(page.getByText('Take the time you like')).toBeVisible();
    await expect(conditions.getByRole('progressbar', { name: 'Own progress' })).toHaveCount(2);
    await page.goto('/promotions');
    await expect(page.getByRole('link', { name: /Show us your game-night corner/ })).toBeVisible();
  });
});
