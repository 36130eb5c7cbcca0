import { expect, test } from './fixtures.ts';

test.afterEach(({ site }) => site.operate('POST', '/reset', {}));

// Only a browser has an address that its first request and its own history keep.
test('a sign-in link leaves the address at once, and signs in once', async ({ page, site }) => {
  const link = await site.operate('POST', '/members/juan/sign-in-link', {});
  const { address } = link as { address: string };
  const token = new URLSearchParams(address.slice(1)).get('token') ?? '';
  expect(token).toMatch(/^once\./);
  const sent: string[] = [];
  page.on('request', (request) => {
    const { referer = '' } = request.headers();
    sent.push(`${request.url()} ${referer} ${request.postData() ?? ''}`);
  });

  // Also while the program cannot be loaded.
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto(`/help${address.slice(1)}`);
  await expect(page).toHaveURL(/\/help$/);
  await page.unroute(/\/assets\/.*\.js$/);

  await page.goto(address);
  const question = page.getByRole('dialog', { name: 'Is this your account?' });
  await question.getByRole('button', { name: 'Log in as juan' }).click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('account'))).toBe('juan');
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(token);
  // The pages themselves were asked for with it, and no other request sends it.
  const reported = sent.filter((line) => line.includes(token)).map((line) => line.split(' ')[0]);
  expect(reported).toEqual([site.url + address.replace('/', '/help'), site.url + address]);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto(address);
  const refusal = page.getByRole('dialog', { name: 'That did not work' });
  await expect(refusal).toContainText('works only once and for a few minutes');
});
