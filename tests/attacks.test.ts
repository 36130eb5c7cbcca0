import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registerByMobile } from '#contract/calls/registration.ts';
import { signIn } from '#contract/calls/sign-in.ts';
import { sendCode, sendMobileRegisterCode } from '#contract/calls/verification.ts';
import { demoPassword } from '#demo/content/accounts.ts';
import { openTestGateway, type TestGateway } from './support/open-gateway.ts';

let test: TestGateway;

beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());
beforeEach(async () => void (await test.operator.reset()));

const owner = '203.0.113.50';
const codeOf = (error: unknown) => (error as { code?: string }).code;

const attempt = (username: string, password: string, caller: { ip: string; cookie?: string }) =>
  test.request(signIn, { username, password, captcha: '' }, caller);

/** Signs the owner in once and returns the cookie that the browser then has. */
async function deviceCookie(ip: string): Promise<string> {
  const cookies: string[] = [];
  await test.request(
    signIn,
    { username: 'juan', password: demoPassword, captcha: '' },
    { ip, onCookie: (cookie) => cookies.push(cookie) },
  );
  return cookies.find((cookie) => cookie.startsWith('deviceId='))?.split(';')[0] ?? '';
}

describe('wrong passwords of strangers', () => {
  it('from one address never keep the owner out elsewhere', async () => {
    const attacker = { ip: '198.51.100.1' };
    for (let n = 0; n < 60; n += 1) {
      await attempt('juan', `guess ${n}`, attacker).catch(() => undefined);
    }
    expect(await attempt('juan', demoPassword, { ip: owner })).toMatchObject({ username: 'juan' });
  });

  it('from many addresses cost the owner a captcha at most, and a known device nothing', async () => {
    const cookie = await deviceCookie(owner);
    for (let n = 0; n < 200; n += 1) {
      const attacker = { ip: `198.51.100.${n % 100}` };
      await attempt('juan', `guess ${n}`, attacker).catch(() => undefined);
    }
    expect(await attempt('juan', demoPassword, { ip: owner, cookie })).toMatchObject({
      username: 'juan',
    });
    const ip = '192.0.2.200';
    expect(await attempt('juan', demoPassword, { ip }).catch(codeOf)).toBe('captcha_required');
    const captchaCookie = await test.captchaCookie({ ip });
    const captcha = (await test.operator.captchas())[0]?.text ?? '';
    const solved = { username: 'juan', password: demoPassword, captcha };
    expect(await test.request(signIn, solved, { ip, cookie: captchaCookie })).toMatchObject({
      username: 'juan',
    });
  });

  it('count together however the number is spelled', async () => {
    const spellings = ['09175550101', '+63 917 555 0101', '639175550101', '9175550101', 'JUAN'];
    const attacker = { ip: '198.51.100.2' };
    const codes: unknown[] = [];
    for (const name of spellings) codes.push(await attempt(name, 'x', attacker).catch(codeOf));
    expect(codes.slice(0, 3)).toEqual(Array(3).fill('account_or_password_incorrect'));
    expect(codes.slice(3)).toEqual(['captcha_required', 'captcha_required']);
  });

  it('count together for a number that nobody has, too', async () => {
    const attacker = { ip: '198.51.100.3' };
    const codes: unknown[] = [];
    for (const name of ['09990000000', '+63 999 000 0000', '639990000000', '9990000000']) {
      codes.push(await attempt(name, 'x', attacker).catch(codeOf));
    }
    expect(codes.at(-1)).toBe('captcha_required');
  });
});

describe('codes that strangers ask for', () => {
  const juan = { mobile: '9175550101', dialCode: '63' };

  it('never keep the owner from getting one', async () => {
    const cookie = await deviceCookie(owner);
    for (let n = 0; n < 30; n += 1) {
      await test.request(sendCode, juan, { ip: `198.51.100.${n}` }).catch(() => undefined);
    }
    expect(await test.request(sendCode, juan, { ip: owner, cookie })).toMatchObject({ minutes: 5 });
    const ip = '192.0.2.201';
    expect(await test.request(sendCode, juan, { ip }).catch(codeOf)).toBe('captcha_required');
    const captchaCookie = await test.captchaCookie({ ip });
    const captcha = (await test.operator.captchas())[0]?.text ?? '';
    await test.request(sendCode, { ...juan, captcha }, { ip, cookie: captchaCookie });
    expect(await test.operator.outbox('+639175550101')).toHaveLength(7);
  });
});

describe('a stolen idempotency key', () => {
  it('signs nobody in', async () => {
    const mobile = { mobile: '9185551234', dialCode: '63' };
    await test.request(sendMobileRegisterCode, mobile);
    const [message] = await test.operator.outbox('+639185551234');
    const form = {
      fields: {
        mobileNum: '9185551234',
        verificationCode: message?.code ?? '',
        password: 'Bangka77',
        payeeName: 'Ada Cruz',
      },
      dialCode: '63',
      idempotencyKey: 'a-key-that-somebody-has-seen',
    };
    const made = await test.request(registerByMobile, form);
    expect(await test.request(registerByMobile, form)).toMatchObject({
      customerId: made.customerId,
    });
    for (const fields of [{ mobileNum: '9185551234' }, { ...form.fields, payeeName: 'Eve Cruz' }]) {
      await expect(test.request(registerByMobile, { ...form, fields })).rejects.toThrow();
    }
  });
});
