import type { Page } from '@playwright/test';
import { expectReadable } from './axe.ts';
import { expect, signIn, test } from './fixtures.ts';

/** Opens the page of deposits at a width. */
async function openDesk(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await signIn(page);
  await page.goto('/member?page=deposit');
  await expect(page.getByLabel('Amount', { exact: true })).toBeVisible();
}

/** Pays on the page of the provider. */
async function pay(provider: Page, pesos: number): Promise<void> {
  await provider.getByRole('button', { name: `Pay ₱${pesos}.00` }).click();
  await expect(provider.getByRole('heading', { name: 'Payment made' })).toBeVisible();
}

// Only a browser opens the page of a provider: in the tab, in a frame, in a window, on another device.
test('a deposit is paid on the page of a provider, on a phone', async ({ page }) => {
  await openDesk(page, 360);
  await expectReadable(page, 'desk', 'main');
  await page.getByRole('radio', { name: 'E-wallet' }).check();
  await page.getByLabel('Amount', { exact: true }).fill('300');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Deposit ₱300.00', exact: true }).click();
  const provider = await opening;
  await expect(provider.getByRole('button', { name: 'Pay ₱300.00' })).toBeVisible();
  expect(await provider.evaluate(() => window.opener)).toBeNull();
  const state = page.getByRole('region', { name: 'State of this deposit' });
  await expect(state).toContainText('Time left to pay');
  await expectReadable(page, 'payment', 'main');

  await page.reload();
  await expect(state).toContainText('Waiting for your payment');
  await pay(provider, 300);
  await expect(state).toContainText('₱300.00 is in your balance', { timeout: 30_000 });
  await expectReadable(page, 'result', 'main');
});

test('a deposit is paid by QR code, seen on a desktop and paid on a phone', async ({
  page,
  context,
}) => {
  await openDesk(page, 1440);
  await page.getByRole('radio', { name: 'QR', exact: true }).check();
  await page.getByLabel('Amount', { exact: true }).fill('500');
  await page.getByRole('button', { name: 'Deposit ₱500.00', exact: true }).click();
  await expect(page.getByRole('img', { name: 'QR code of this payment' })).toBeVisible();
  await expectReadable(page, 'code', 'main');

  // On a narrow screen the code is a link too, as it stands in the code.
  await page.setViewportSize({ width: 390, height: 844 });
  const address = await page.getByRole('link', { name: /^Open .* and pay$/ }).getAttribute('href');
  const provider = await context.newPage();
  await provider.goto(address ?? '');
  await pay(provider, 500);
  const state = page.getByRole('region', { name: 'State of this deposit' });
  await expect(state).toContainText('is in your balance', { timeout: 30_000 });
  await page.goto('/member?page=transactionHistory');
  await expect(page.getByText('+₱500.00').first()).toBeVisible();
});

test('a deposit that is declined says so, and one that is cancelled too', async ({ page }) => {
  await openDesk(page, 390);
  const state = page.getByRole('region', { name: 'State of this deposit' });
  await page.getByRole('radio', { name: 'E-wallet' }).check();
  await page.getByLabel('Amount', { exact: true }).fill('200');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Deposit ₱200.00', exact: true }).click();
  const provider = await opening;
  await provider.getByRole('button', { name: 'Decline' }).click();
  await expect(state).toContainText('This deposit was not paid', { timeout: 30_000 });
  await expectReadable(page, 'declined', 'main');

  await page.goto('/member?page=deposit');
  await page.getByLabel('Amount', { exact: true }).fill('150');
  await page.getByRole('button', { name: 'Deposit ₱150.00', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel this deposit' }).click();
  await page.getByRole('button', { name: 'Cancel it' }).click();
  await expect(state).toContainText('You cancelled this deposit');
});

test('a deposit is paid in a frame of another origin', async ({ page, context }) => {
  await openDesk(page, 360);
  await page.getByRole('radio', { name: 'E-wallet' }).check();
  await page.getByRole('radio', { name: /^Perlas card/ }).check();
  await page.getByLabel('Amount', { exact: true }).fill('600');
  await page.getByRole('button', { name: 'Deposit ₱600.00', exact: true }).click();
  const frame = page.getByTitle('Payment: Perlas card');
  const provider = frame.contentFrame();
  const button = provider.getByRole('button', { name: 'Pay ₱600.00' });
  await expect(button).toBeVisible();
  await expectReadable(page, 'frame', 'main');
  const back = provider.getByRole('link');
  await back.click();
  await expect(page.getByRole('link', { name: /^Pay at Perlas card/ })).toBeVisible();
  await expect(frame).toBeHidden();
  await expectReadable(page, 'window', 'main');

  await page.getByRole('button', { name: 'Show Perlas card here' }).click();
  await button.click();
  const state = page.getByRole('region', { name: 'State of this deposit' });
  await expect(state).toContainText('₱586.00 is in your balance', { timeout: 30_000 });
  expect(context.pages()).toHaveLength(1);
});

test('a payment page that cannot be reached opens in a window', async ({ page }) => {
  await page.clock.install();
  await page.route('**/pay/perlas/*', (route) => route.abort());
  await openDesk(page, 390);
  await page.getByRole('radio', { name: 'E-wallet' }).check();
  await page.getByRole('radio', { name: /^Perlas card/ }).check();
  await page.getByLabel('Amount', { exact: true }).fill('500');
  await page.getByRole('button', { name: 'Deposit ₱500.00', exact: true }).click();
  await expect(page.getByText('Opening Perlas card …')).toBeVisible();
  await page.clock.fastForward('00:15');
  await expect(page.getByRole('link', { name: /^Pay at Perlas card/ })).toBeVisible();
});
