import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';
import { expectKept } from './stored-data.ts';

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

/** Chooses a file. */
async function choose(page: Page, name: string, bytes: readonly number[]): Promise<void> {
  const file = { name, mimeType: 'image/png', buffer: Buffer.from(bytes) };
  await page.getByLabel(/^Pictures/).setInputFiles(file);
}

/** Drops or pastes a file on the field. */
async function give(field: Locator, how: 'drop' | 'paste', name: string, bytes: number[]) {
  await field.evaluate(
    (target, [kind, fileName, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(content)], fileName, { type: 'image/png' }));
      const event =
        kind === 'drop'
          ? new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer })
          : new ClipboardEvent('paste', { bubbles: true, clipboardData: transfer });
      target.dispatchEvent(event);
    },
    [how, name, bytes] as const,
  );
}

// Only a browser drops, pastes and encodes pictures, and keeps them over a reload.
test('an application with three pictures is reviewed and its reward is claimed', async ({
  page,
  site,
}) => {
  await signIn(page);
  await page.goto('/promotions');
  await page.getByRole('button', { name: 'Sports', exact: true }).click();
  await expect(page).toHaveURL(/type=sport_promo/);
  await page.getByRole('link', { name: /Show us your game-night corner/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('game-night corner');
  await expect(page.getByText('No people in the pictures who have not agreed.')).toBeVisible();

  const field = page.getByLabel(/^Pictures/);
  await choose(page, 'one.png', await drawPicture(page, 'teal'));
  await give(field, 'drop', 'two.png', await drawPicture(page, 'gold'));
  await give(field, 'paste', 'three.png', await drawPicture(page, 'coral'));
  await expect(page.getByText('Ready')).toHaveCount(3);
  await page.getByLabel('A few words (optional)').fill('Our bench 🇵🇭');
  await expect(page.getByText('11 / 140')).toBeVisible();
  // The draft is written shortly after the last change.
  await expectKept(page, 'Our bench');
  await page.reload();
  await expect(page.getByLabel('A few words (optional)')).toHaveValue('Our bench 🇵🇭');
  await expect(page.getByText('Ready')).toHaveCount(3);
  await page.getByRole('button', { name: 'Send the application' }).click();
  await expect(page.getByText('We look at your application')).toBeVisible();
  const own = page.getByRole('region', { name: 'Your application' });
  await expect(own.getByRole('img')).toHaveCount(3);

  const listed = (await site.operate('GET', '/applications?state=applying')) as {
    list: { id: string; title: string; pictures: string[] }[];
  };
  const sent = listed.list.find(({ title }) => title.includes('corner'));
  expect(sent?.pictures).toHaveLength(3);
  await site.operate('POST', `/applications/${sent?.id ?? ''}/approve`, {});
  await page.reload();
  await expect(page.getByText('You have met all conditions.')).toBeVisible();
  await site.operate('POST', `/applications/${sent?.id ?? ''}/issue`, {});
  await page.reload();
  await expect(page.getByText(/Your reward waits for you/)).toBeVisible();
  await page.getByRole('button', { name: /Take the reward/ }).click();
  await expect(page.getByText('The reward is in your balance.')).toBeVisible();
});
