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

interface Photo {
  readonly name: string;
  /** As the browser encodes it. */
  readonly kind: 'image/jpeg' | 'image/webp';
  /** The media type that the file claims. */
  readonly claims: string;
  /** Bytes of the file, filled up after its end. */
  readonly size: number;
}

/** Drops a drawn photo of 12 megapixels, a jpg with HTML in its Exif. */
async function dropPhoto(field: Locator, photo: Photo): Promise<void> {
  await field.evaluate(async (target, { name, kind, claims, size }) => {
    const canvas = new OffscreenCanvas(4000, 3000);
    canvas.getContext('2d');
    const blob = await canvas.convertToBlob({ type: kind });
    const html = new TextEncoder().encode('Exif\0\0<html><script>alert(1)</script></html>');
    const exif = [new Uint8Array([0xff, 0xe1, 0, html.length + 2]), html];
    const parts = kind === 'image/jpeg' ? [blob.slice(0, 2), ...exif, blob.slice(2)] : [blob];
    const whole = new Blob(parts);
    const transfer = new DataTransfer();
    const rest = new Uint8Array(Math.max(0, size - whole.size));
    transfer.items.add(new File([whole, rest], name, { type: claims }));
    target.dispatchEvent(
      new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }),
    );
  }, photo);
}

// Only a browser decodes pictures, shows a page without JavaScript, and has a worker.
test('hostile files are refused at their picture, and nothing but pixels is sent', async ({
  page,
}) => {
  await signIn(page);
  await page.goto(detail);
  const field = page.getByLabel(/^Pictures/);
  const add = (name: string, mimeType: string, buffer: Buffer) =>
    field.setInputFiles({ name, mimeType, buffer });
  const webp = { name: 'photo.webp', kind: 'image/webp', claims: '', size: 0 } as const;
  await dropPhoto(field, webp);
  await expect(page.getByText('Ready')).toBeVisible();
  await page.getByRole('button', { name: 'Remove photo.webp' }).click();
  await add('photo.heic', '', Buffer.from('\0\0\0\u0014ftypheic\0\0\0\0mif1', 'latin1'));
  await expect(page.getByText(/cannot open HEIC photos/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove photo.heic' }).click();
  await add('page.html', 'text/html', Buffer.from('<html></html>'));
  await expect(page.getByText('No picture that we can read')).toBeVisible();
  await page.getByRole('button', { name: 'Remove page.html' }).click();

  const odd = 'application/octet-stream';
  await dropPhoto(field, { name: 'photo', kind: 'image/jpeg', claims: odd, size: 15_000_000 });
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
  await expect(tag('description')).toHaveAttribute('content', /300 settled bets/);
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
