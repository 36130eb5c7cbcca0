import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '#protocol/calls/sign-in.ts';
import { sendCode, sendRegisterCode } from '#protocol/calls/verification.ts';
import { languageCodes } from '#protocol/model/language.ts';
import { createCaller, openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';

let test: TestGateway;

beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());
beforeEach(async () => void (await test.operator.reset()));

const juan = { mobile: '917 555 0101', dialCode: '+63' };
const to = '+639175550101';
const newestMessage = async (recipient = to) => (await test.operator.outbox(recipient))[0];
const bySms = (password: string) =>
  test.request(signIn, { username: '9175550101', password, captcha: '', type: 'sms' });

describe('a code', () => {
  it('has six digits, works for five minutes and is in the outbox', async () => {
    expect(await test.request(sendCode, juan)).toEqual({ minutes: 5, until: null });
    const message = await newestMessage();
    expect(message).toMatchObject({ to, channel: 'sms' });
    expect(message?.code).toMatch(/^\d{6}$/);
    expect(message?.text).toContain(message?.code);
    await test.operator.advance(5 * 60);
    const late = { code: 'verification_code_expired' };
    await expect(bySms(message?.code ?? '')).rejects.toMatchObject(late);
  });

  it.each(languageCodes)('is bound to the site by its last line in %s', async (language) => {
    await test.request(sendCode, juan, { language });
    const message = await newestMessage();
    expect(message?.text.split('\n').at(-1)).toBe(`@localhost #${message?.code}`);
  });

  it('is bound to the machine that was reached, not to the host that a visitor names', async () => {
    const caller = createCaller({
      fetch: (request, connection) => {
        const url = request.url.replace('localhost:4173', 'evil.example');
        const reached = '192.168.1.5';
        return test.gateway.fetch(new Request(url, request), { ...connection, reached });
      },
    });
    await caller.request(sendCode, juan);
    const message = await newestMessage();
    expect(message?.text.split('\n').at(-1)).toBe(`@192.168.1.5 #${message?.code}`);
  });

  it('is sent only after a passed Geetest check while the modules are on', async () => {
    await test.operator.settings({ modules: { GEETEST3: true, GEETESTSMS3: true } });
    const refused = { code: 'geetest_captcha_err' };
    await expect(test.request(sendCode, juan)).rejects.toMatchObject(refused);
    await expect(test.request(sendRegisterCode, juan)).rejects.toMatchObject(refused);
    await test.request(sendCode, { ...juan, geetestSeccode: 'passed' });
    expect(await newestMessage()).toMatchObject({ channel: 'sms' });
  });

  it('is sent in the language of the request', async () => {
    const firstLines = [];
    for (const language of languageCodes) {
      await test.request(sendCode, juan, { language });
      firstLines.push((await newestMessage())?.text.replace(/\d{6}/g, ''));
    }
    expect(new Set(firstLines).size).toBe(languageCodes.length);
  });

  it('may be tried five times', async () => {
    await test.request(sendCode, juan);
    const code = (await newestMessage())?.code ?? '';
    for (let n = 0; n < 5; n += 1) {
      const captchaAsked = n >= 3;
      const cookie = captchaAsked ? await test.captchaCookie() : undefined;
      const captcha = captchaAsked ? ((await test.operator.captchas())[0]?.text ?? '') : '';
      const wrong = { username: '9175550101', password: '______', captcha, type: 'sms' } as const;
      await expect(
        test.request(signIn, wrong, cookie === undefined ? {} : { cookie }),
      ).rejects.toMatchObject({ code: 'verification_code_incorrect' });
    }
    await expect(bySms(code)).rejects.toMatchObject({ code: 'captcha_required' });
    const cookie = await test.captchaCookie();
    const captcha = (await test.operator.captchas())[0]?.text ?? '';
    const right = { username: '9175550101', password: code, captcha, type: 'sms' } as const;
    await expect(test.request(signIn, right, { cookie })).rejects.toMatchObject({
      code: 'verification_code_expired',
    });
  });

  it('works only in the browser that requested it, and other browsers cannot use up its tries', async () => {
    await test.request(sendCode, juan);
    const code = (await newestMessage())?.code ?? '';
    const stranger = { ip: '198.51.100.9' };
    const guess = (password: string) =>
      test.request(
        signIn,
        { username: '9175550101', password, captcha: '', type: 'sms' },
        stranger,
      );
    await expect(guess(code)).rejects.toMatchObject({ code: 'verification_code_expired' });
    await test.request(sendCode, juan, stranger);
    for (let n = 0; n < 2; n += 1) await guess('______').catch(() => undefined);
    expect(await bySms(code)).toMatchObject({ username: 'juan' });
  });

  it('is sent at most five times in a quarter of an hour to one number for one client', async () => {
    for (let n = 0; n < 5; n += 1) await test.request(sendCode, juan);
    const other = { ...juan, mobile: '09175550101' };
    await expect(test.request(sendCode, other)).rejects.toMatchObject({ code: 'TOO_MANY_REQUEST' });
    await test.request(sendCode, { ...juan, mobile: '9175550102' });
    await test.operator.advance(15 * 60);
    await test.request(sendCode, juan);
  });

  it('is requested at most sixty times an hour from one address', async () => {
    const mobiles = Array.from({ length: 60 }, (_, n) => String(9_185_550_000 + n));
    await Promise.all(
      mobiles.map((mobile) => test.request(sendRegisterCode, { mobile, dialCode: '63' })),
    );
    await expect(test.request(sendCode, juan)).rejects.toMatchObject({ status: 429 });
    await test.request(sendCode, juan, { ip: '203.0.113.5' });
  });

  it('for an unknown number gets the same reply and is not sent', async () => {
    const nobody = { mobile: '9990000000', dialCode: '63' };
    expect(await test.request(sendCode, nobody)).toEqual(await test.request(sendCode, juan));
    expect(await test.operator.outbox('+639990000000')).toEqual([]);
    const attempt = (username: string) =>
      test
        .request(signIn, { username, password: '______', captcha: '', type: 'sms' })
        .catch((error) => error.code);
    expect(await attempt('9990000000')).toBe(await attempt('9175550101'));
  });

  it('is not sent while the module is off', async () => {
    await test.operator.settings({ modules: { VERIFICATION3: false } });
    await expect(test.request(sendCode, juan)).rejects.toMatchObject({
      code: 'function.not.available',
    });
  });

  it('for registration does not work for sign-in', async () => {
    await test.request(sendCode, juan);
    await test.request(sendRegisterCode, juan);
    const code = (await newestMessage())?.code ?? '';
    const messages = await test.operator.outbox(to);
    if (messages[0]?.code !== messages[1]?.code) {
      await expect(bySms(code)).rejects.toMatchObject({ code: 'verification_code_incorrect' });
    }
  });
});
