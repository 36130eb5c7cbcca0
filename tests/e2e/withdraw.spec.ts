import { expectReadable } from './axe.ts';
import { expect, signIn, test } from './fixtures.ts';

// Only a browser passes the whole way, with pictures and a lost network.
test('a withdrawal is sent, paid and confirmed', async ({ page, site }) => {
  await signIn(page);
  await page.goto('/member?page=withdraw');
  await page.getByLabel('Amount', { exact: true }).fill('300');
  await expect(page.getByText('You receive')).toBeVisible();
  await expectReadable(page, 'amount', 'main');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Is this right?' })).toBeFocused();
  await page.getByLabel('Withdrawal password').fill('246810');
  await expectReadable(page, 'review', 'main');
  await page.getByRole('button', { name: 'Withdraw now' }).click();

  const course = page.getByRole('list', { name: 'Progress of the withdrawal' });
  await expect(course).toContainText('You asked for the withdrawal');
  await expectReadable(page, 'progress', 'main');
  const boxes = await Promise.all(
    ['Receipt', 'Cancel the withdrawal'].map((name) =>
      page.getByRole('button', { name }).boundingBox(),
    ),
  );
  const [receipt, cancel] = boxes.map((box) => ({ top: box?.y, height: box?.height }));
  expect(receipt).toEqual(cancel);
  const id = new URL(page.url()).searchParams.get('withdrawal') ?? '';
  const operate = (action: string, values: object = {}) =>
    site.operate('POST', `/withdrawals/${id}/${action}`, values);
  await operate('take');
  await operate('approve');
  await operate('pay', { provider: 'hand', reference: 'slip 1' });
  await page.reload();
  await expect(course).toContainText('It was paid');
  await page.getByRole('button', { name: 'Receipt' }).click();
  await expect(page.getByRole('dialog', { name: 'Receipt' })).toContainText('Bangko Parola');
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Confirm the payment' }).click();
  const payment = page.getByRole('article', { name: '₱290.00' });
  await expect(payment.getByRole('timer')).toBeVisible();
  await payment.getByText('In full').click();
  await expectReadable(page, 'confirmation', 'main');
  await payment.getByRole('button', { name: 'Yes, I have all of it' }).click();
  await expect(payment).toBeHidden();
  await page.goto(`/member?page=withdraw&withdrawal=${id}`);
  await expect(course).toContainText('You confirmed that it arrived');
});

test('missing money is reported with a picture, through bad files and a lost network', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await page.goto('/member?page=withdrawConfirmation');
  const payment = page.getByRole('article', { name: '₱650.00' });
  await payment.getByText('Not at all').click();
  const send = payment.getByRole('button', { name: 'Send my answer' });
  await send.click();
  await expect(payment.getByText('Please add a picture of your account')).toBeVisible();

  const add = (name: string, mimeType: string, buffer: Buffer) =>
    payment.getByLabel(/^Pictures of your account/).setInputFiles({ name, mimeType, buffer });
  await add('page.html', 'text/html', Buffer.from('<html></html>'));
  await expect(payment.getByText('No picture that we can read')).toBeVisible();
  await payment.getByRole('button', { name: 'Remove page.html' }).click();
  await add('bad.png', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await expect(payment.getByText('No picture that we can read')).toBeVisible();
  await payment.getByRole('button', { name: 'Remove bad.png' }).click();

  const picture = await page.screenshot();
  await context.setOffline(true);
  await add('account.png', 'image/png', picture);
  const again = payment.getByRole('listitem').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await context.setOffline(false);
  await again.click();
  await expect(payment.getByText('Ready')).toBeVisible();
  // A choice that is scrolled half under the header is no small one.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectReadable(page, 'proof', 'main');

  await send.click();
  await expect(page.getByText('Thank you. We look into it and tell you.')).toBeVisible();
  await expect(payment.getByText('₱650.00')).toHaveCount(2);
  await expectReadable(page, 'dispute', 'main');
  await payment.getByRole('link', { name: 'Progress' }).click();
  const course = page.getByRole('list', { name: 'Progress of the withdrawal' });
  await expect(course).toContainText('You told us that money is missing');
});
