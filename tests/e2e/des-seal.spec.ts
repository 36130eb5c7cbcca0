import { parse } from 'valibot';
import { signIn } from '#protocol/calls/sign-in.ts';
import { getDesKey } from '#protocol/des-seal.ts';
import { getSealKey } from '#protocol/seal.ts';
import { desModulus, openDesKey, openDesText } from '#tests/support/open-des.ts';
import { openSite } from '#tests/support/open-site.ts';
import { sealBody } from '#tests/support/seal-body.ts';
import { expect, test as base } from './fixtures.ts';

const password = 'Parola2026';

const test = base.extend({
  /** A Parola that seals by what its gateway offers. */
  site: [
    async ({ browserName: _ }, use) => {
      const site = await openSite({ PAROLA_SEALING: 'auto' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

// Only a browser has the security policy of the pages, and the chunk that the build makes of the cipher.
test('a member signs in at a gateway that knows DES only', async ({ page, request }) => {
  const at = ({ path }: { path: string }) => new RegExp(`${path}(\\?|$)`);
  await page.route(at(getSealKey), (route) => route.fulfill({ status: 404, body: 'no such call' }));
  await page.route(at(getDesKey), (route) =>
    route.fulfill({ contentType: 'text/plain', body: desModulus }),
  );
  let opened = '';
  await page.route(at(signIn), async (route) => {
    const sent = route.request();
    opened = openDesText(sent.postDataJSON().value, openDesKey(sent.headers()['encryption'] ?? ''));
    const answer = await request.get(getSealKey.path, { headers: { Merchant: 'parola' } });
    const key = parse(getSealKey.reply, await answer.json());
    const { header, value } = await sealBody(key, JSON.parse(opened));
    const headers = { ...sent.headers(), encryption: header };
    await route.continue({ headers, postData: { value } });
  });

  await page.goto('/login');
  await page.getByLabel('Username or mobile number', { exact: true }).fill('juan');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('account'))).toBe('juan');
  expect(JSON.parse(opened)).toMatchObject({ username: 'juan', password });
});
