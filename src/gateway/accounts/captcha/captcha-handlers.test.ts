import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getCaptcha } from '#protocol/calls/captcha.ts';
import { signIn } from '#protocol/calls/sign-in.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { demoPassword } from '#demo/content/accounts.ts';

let test: TestGateway;

beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.operator.reset();
  await test.operator.settings({ captchaOnLogin: true });
});

const attempt = (captcha: string, cookie?: string) =>
  test.request(
    signIn,
    { username: 'juan', password: demoPassword, captcha },
    cookie === undefined ? {} : { cookie },
  );

const newestText = async () => (await test.operator.captchas())[0]?.text ?? '';
const incorrect = { status: 200, code: 'captcha_incorrect', value: { captcha: true } };

describe('a captcha', () => {
  it('is a picture that is not blank', async () => {
    const png = Buffer.from(await test.request(getCaptcha, {}), 'base64');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
    const start = png.indexOf('IDAT') + 4;
    const pixels = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)));
    expect(pixels).toHaveLength(height * (width + 1));
    expect(pixels.filter((shade) => shade < 100).length).toBeGreaterThan(200);
  });

  it('is bound to a cookie that is HttpOnly and SameSite=Strict', async () => {
    const { headers } = await test.fetchRaw(getCaptcha.path, { headers: { Merchant: 'parola' } });
    const cookie = headers.get('Set-Cookie');
    expect(cookie).toMatch(
      /^captchaId=[\w-]{43}; Max-Age=300; Path=\/wps; HttpOnly; SameSite=Strict$/,
    );
  });

  it('allows a sign-in with its text', async () => {
    const cookie = await test.captchaCookie();
    expect(await attempt(await newestText(), cookie)).toMatchObject({ username: 'juan' });
  });

  it('works for one try, right or wrong', async () => {
    const cookie = await test.captchaCookie();
    const text = await newestText();
    await expect(attempt('____', cookie)).rejects.toMatchObject(incorrect);
    await expect(attempt(text, cookie)).rejects.toMatchObject(incorrect);
  });

  it('works only with its cookie', async () => {
    const [mine, other] = [await test.captchaCookie(), await test.captchaCookie()];
    const text = await newestText();
    if (mine !== other) await expect(attempt(`${text}`, mine)).rejects.toMatchObject(incorrect);
    await expect(attempt(text)).rejects.toMatchObject(incorrect);
  });

  it('expires after five minutes', async () => {
    const cookie = await test.captchaCookie();
    const text = await newestText();
    await test.operator.advance(300);
    await expect(attempt(text, cookie)).rejects.toMatchObject(incorrect);
  });

  it('does not count a sign-in attempt when it is missing or wrong', async () => {
    for (let n = 0; n < 15; n += 1) await attempt('').catch(() => undefined);
    const cookie = await test.captchaCookie();
    expect(await attempt(await newestText(), cookie)).toMatchObject({ username: 'juan' });
  });

  it('is created at most sixty times a minute for one address', async () => {
    for (let n = 0; n < 60; n += 1) await test.request(getCaptcha, {});
    await expect(test.request(getCaptcha, {})).rejects.toMatchObject({ status: 429 });
  });
});
