import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resetPasswordByMobile } from '#protocol/calls/password.ts';
import { sendMemberCode } from '#protocol/calls/security/member-code.ts';
import { signIn } from '#protocol/calls/sign-in.ts';
import { sendCode, sendRegisterCode } from '#protocol/calls/verification.ts';
import { demoPassword } from '#demo/content/accounts.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';

const juan = { mobile: '9175550101', dialCode: '63' };
const to = '+639175550101';
const daySeconds = 24 * 3_600;
const tooMany = { status: 429, code: 'TOO_MANY_REQUEST' };

let test: TestGateway;

beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());
beforeEach(async () => void (await test.operator.reset()));

/** The address of a stranger, each in a network of its own. */
const stranger = (n: number) => ({ ip: `2001:db8:${(n + 1).toString(16)}::1` });

/** Signs in as juan and returns a caller whose device is known. */
async function knownCaller() {
  let cookie = '';
  const onCookie = (sent: string) => void (cookie = sent.split(';')[0] ?? '');
  const token = await test.signIn('juan', demoPassword, { onCookie });
  return { token, caller: { cookie } };
}

/** Requests a code for juan with a solved captcha. */
async function requestWithCaptcha(caller: { ip: string }, call = sendCode) {
  const cookie = await test.captchaCookie(caller);
  const captcha = (await test.operator.captchas())[0]?.text ?? '';
  return test.request(call, { ...juan, captcha }, { ...caller, cookie });
}

const newestCode = async () => (await test.operator.outbox(to))[0]?.code ?? '';

const reset = (code: string, caller: object) =>
  test.request(resetPasswordByMobile, { ...juan, code, newPassword: 'Bangka2026' }, caller);

/** Enters twenty wrong codes from four networks. */
async function enterWrongCodes() {
  for (const n of [0, 1, 2, 3]) {
    await test.request(sendCode, juan, stranger(n));
    const right = await newestCode();
    const wrong = right === '000000' ? '111111' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      const refused = { code: 'verification_code_incorrect' };
      await expect(reset(wrong, stranger(n))).rejects.toMatchObject(refused);
    }
  }
}

describe('wrong codes', () => {
  it('of many networks stop codes to the recipient after twenty, for a day', async () => {
    await enterWrongCodes();
    await test.request(sendCode, juan, stranger(4));
    await expect(reset(await newestCode(), stranger(4))).rejects.toMatchObject(tooMany);
    await test.operator.advance(daySeconds);
    await test.request(sendCode, juan, stranger(5));
    await reset(await newestCode(), stranger(5));
  });

  it('never stop the password, nor the codes of a known device', async () => {
    const { caller } = await knownCaller();
    await enterWrongCodes();
    await test.signIn('juan', demoPassword, stranger(6));
    await test.request(sendCode, juan, caller);
    const typed = { username: juan.mobile, captcha: '', type: 'sms' } as const;
    await test.request(signIn, { ...typed, password: await newestCode() }, caller);
  });
});

describe('codes', () => {
  it('go to one number twenty times a day at most, whoever requests them', async () => {
    for (let n = 0; n < 20; n += 1) {
      await requestWithCaptcha(stranger(n), n % 2 === 0 ? sendCode : sendRegisterCode);
    }
    await expect(requestWithCaptcha(stranger(20))).rejects.toMatchObject(tooMany);
    await expect(requestWithCaptcha(stranger(21), sendRegisterCode)).rejects.toMatchObject(tooMany);
    expect(await test.operator.outbox(to)).toHaveLength(20);
    await test.operator.advance(daySeconds);
    await test.request(sendCode, juan, stranger(22));
  });

  it('still go to a known device and to a member who has given the password', async () => {
    const { token, caller } = await knownCaller();
    for (let n = 0; n < 20; n += 1) await requestWithCaptcha(stranger(n));
    await test.request(sendCode, juan, caller);
    const proof = { purpose: 'proof', channel: 'sms' } as const;
    await test.request(sendMemberCode, proof, { token });
  });

  it('go to new numbers of one member twenty times a day at most', async () => {
    const { token } = await knownCaller();
    const request = (n: number) =>
      test.request(
        sendMemberCode,
        { purpose: 'newContact', channel: 'sms', receiver: `917444${1_000 + n}`, dialCode: '63' },
        { token, ...stranger(n) },
      );
    for (let n = 0; n < 20; n += 1) await request(n);
    await expect(request(20)).rejects.toMatchObject(tooMany);
  });
});
