import type { Page } from '@playwright/test';
import { accessibilityFaults, answerContractsLater, expect, signIn, test } from './fixtures.ts';

const overview = '/member?page=securityCenter';

const list = (page: Page) => page.getByRole('list', { name: 'Protections of your account' });

// Only a browser moves the focus by its own rules.
test('the keyboard opens a part, fills it in and returns to the list', async ({ page }) => {
  await signIn(page, 'luis');
  await page.goto(overview);
  await answerContractsLater(page);
  const row = list(page).getByRole('link', { name: /^Withdrawal password/ });
  await expect(row).toContainText('Missing');
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Withdrawal password' })).toBeFocused();
  await expect(page.getByLabel('New withdrawal password', { exact: true })).toBeVisible();
  const answers = {
    'New withdrawal password': '135792',
    'New withdrawal password again': '135792',
    'Login password': 'Parola2026',
  };
  await page.keyboard.press('Tab');
  for (const [label, typed] of Object.entries(answers)) {
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
    await page.keyboard.type(typed);
    // Each secret has a button that shows it.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your withdrawal password is set.')).toBeVisible();
  await expect(row).toContainText('Done');
});

/** A JPEG of the browser with an Exif segment, as cameras write the place into it. */
async function pictureWithPlace(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 400;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.fillStyle = 'teal';
    context.fillRect(0, 0, 640, 400);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const jpeg = Buffer.from(base64, 'base64');
  const exif = Buffer.from('Exif\0\0GPSLatitude 14.5995');
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
}

// Only a browser draws and encodes pictures.
test('an own picture is cropped by keyboard, sent without its place, and shown everywhere', async ({
  page,
}) => {
  await signIn(page);
  await page.goto(`${overview}&item=avatar`);
  const chooser = page.getByLabel('Your own picture');
  await chooser.setInputFiles({
    name: 'notes.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await expect(page.getByText(/No picture that we can read/)).toBeVisible();
  const buffer = await pictureWithPlace(page);
  expect(buffer.includes('GPSLatitude')).toBe(true);
  await chooser.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  const zoom = page.getByRole('slider', { name: 'Zoom' });
  await zoom.focus();
  await page.keyboard.press('ArrowRight');
  await expect(zoom).toHaveValue('1.05');
  await page.getByRole('slider', { name: 'Left or right' }).press('End');
  expect(await accessibilityFaults(page, 'main')).toEqual([]);
  const sent = page.waitForRequest((request) => request.url().includes('/member/upload'));
  await page.getByRole('button', { name: 'Use this picture' }).click();
  const { picture }: { picture: string } = (await sent).postDataJSON();
  const bytes = Buffer.from(picture, 'base64');
  expect(bytes.includes('GPSLatitude')).toBe(false);
  expect(bytes.includes('Exif')).toBe(false);
  await expect(page.getByText('Your new picture is set.')).toBeVisible();
  await expect(page.locator('header img[src*="/media/uploads/"]').first()).toBeVisible();
});
