import type { Page } from '@playwright/test';
import { openSite } from '#tests/support/open-site.ts';
import { accessibilityFaults, expect, signIn, test as base } from './fixtures.ts';

const test = base.extend({
  /** A Parola in a market that asks who somebody is before any play. */
  site: [
    async ({ browserName: _ }, use) => {
      const site = await openSite({ MARKET: 'UK' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

test.afterEach(({ site }) => site.operate('POST', '/reset', {}));

/** Chooses a picture that the browser has drawn. */
async function addPicture(page: Page, label: string): Promise<void> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1_200, 800);
    canvas.getContext('2d')?.fillRect(0, 0, 1_200, 800);
    return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
  });
  const file = { name: `${label}.png`, mimeType: 'image/png', buffer: Buffer.from(bytes) };
  await page.getByLabel(new RegExp(`^${label}`)).setInputFiles(file);
}

interface Listed {
  readonly list: readonly { readonly id: string }[];
}

// Only a browser draws the pictures again before it sends them, and has the widths of a phone and of a desktop.
for (const width of [360, 1440]) {
  test(`a member shows who he is before play and deposits, at ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page);
    await page.goto('/member?page=deposit');
    await expect(page.getByText('Before you deposit, please show us who you are')).toBeVisible();
    await page.goto('/rng?slotClass=VP');
    await page.getByRole('main').getByRole('article').last().getByRole('button').first().click();
    await expect(page.getByText('Before you play, please show us who you are')).toBeVisible();
    await page.getByRole('link', { name: 'Show who I am' }).press('Enter');
    await page.getByLabel('Document').selectOption({ label: 'Passport' });
    await page.getByRole('button', { name: 'Send my pictures' }).press('Enter');
    await expect(page.getByText('Please add a picture of your face.')).toBeVisible();
    await addPicture(page, 'Front, with your picture');
    await addPicture(page, 'Your face');
    await expect(page.getByText('Ready', { exact: true })).toHaveCount(2);
    expect(await accessibilityFaults(page, 'main')).toEqual([]);
    await page.getByRole('button', { name: 'Send my pictures' }).press('Enter');
    await expect(page.getByText(/and are looking at them/)).toBeVisible();

    // The answer is the operator's list of checks.
    const waiting = (await site.operate('GET', '/identity?state=sent')) as Listed;
    await site.operate('POST', `/identity/${waiting.list[0]?.id}/approve`, {});
    await page.goto('/member?page=deposit');
    await expect(page.getByLabel('Amount', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
}
