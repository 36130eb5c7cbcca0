import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  changePassword,
  resetPasswordByEmail,
  resetPasswordByMobile,
} from '#protocol/calls/password.ts';
import { signIn } from '#protocol/calls/sign-in.ts';
import { sendCode } from '#protocol/calls/verification.ts';
import { getBalance } from '#protocol/calls/wallet.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { demoPassword } from '#demo/content/accounts.ts';

let test: TestGateway;

beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());
beforeEach(async () => void (await test.operator.reset()));

const fresh = 'Bagong2026';
const attempt = (username: string, password: string) =>
  test.request(signIn, { username, password, captcha: '' });
const change = (token: string, request: Partial<Record<string, string>> = {}) =>
  test.request(
    changePassword,
    { oldPassword: demoPassword, newPassword: fresh, confirmation: fresh, ...request },
    { token },
  );
const useSession = (token: string) => test.request(getBalance, {}, { token });
const over = { status: 401, code: 'login.not.session' };
const wrong = { code: 'account_or_password_incorrect' };

describe('a password change', () => {
  it('ends the other sessions of the member and keeps its own', async () => {
    const [mine, other] = [await test.signIn('juan'), await test.signIn('juan')];
    await useSession(other);
    await change(mine);
    await useSession(mine);
    await expect(useSession(other)).rejects.toMatchObject(over);
    await expect(attempt('juan', demoPassword)).rejects.toMatchObject(wrong);
    await attempt('juan', fresh);
  });

  it.each(['ed', 'dina', 'nena'])('lifts the forced change of %s', async (name) => {
    const { token } = await attempt(name, demoPassword);
    await change(token);
    await useSession(token);
    expect(await attempt(name, fresh)).toMatchObject({
      firstTime: false,
      passwordExpired: false,
      defaultPassword: false,
    });
  });

  it.each([
    ['the old one is wrong', { oldPassword: 'wrong' }, 'password_incorrect', 'oldPassword'],
    [
      'it is typed differently',
      { confirmation: 'Other2026' },
      'confirmation_differs',
      'confirmNewPassword',
    ],
    [
      'it is the old one',
      { newPassword: demoPassword, confirmation: demoPassword },
      'password_unchanged',
      'newPassword',
    ],
    ['it is too weak', { newPassword: 'abc', confirmation: 'abc' }, 'field_refused', 'newPassword'],
    [
      'it has signs that are not taken',
      { newPassword: 'a b c d e!', confirmation: 'a b c d e!' },
      'field_refused',
      'newPassword',
    ],
  ] as const)('is refused when %s, and says which field', async (_, request, code, field) => {
    const token = await test.signIn('juan');
    await expect(change(token, request)).rejects.toMatchObject({ code, value: { field } });
    await attempt('juan', demoPassword);
  });

  it('is refused after ten tries with a wrong old password', async () => {
    const token = await test.signIn('juan');
    for (let n = 0; n < 10; n += 1) await change(token, { oldPassword: 'x' }).catch(() => null);
    await expect(change(token)).rejects.toMatchObject({ status: 429 });
  });

  it('is not refused after twelve tries with the right old password, one after another or at once', async () => {
    const token = await test.signIn('juan');
    const unchanged = { newPassword: demoPassword, confirmation: demoPassword };
    const refused = { code: 'password_unchanged' };
    for (let n = 0; n < 12; n += 1) {
      await expect(change(token, unchanged)).rejects.toMatchObject(refused);
    }
    const tries = Array.from({ length: 12 }, () => change(token, unchanged));
    for (const one of await Promise.allSettled(tries))
      expect(one).toMatchObject({ reason: refused });
    await change(token);
  });
});

describe('a forgotten password', () => {
  const byMobile = (code: string, newPassword = fresh) =>
    test.request(resetPasswordByMobile, {
      mobile: '9175550101',
      dialCode: '63',
      code,
      newPassword,
    });
  const newestCode = async (to: string) => (await test.operator.outbox(to))[0]?.code ?? '';

  async function sentCode(): Promise<string> {
    await test.request(sendCode, { mobile: '9175550101', dialCode: '63' });
    return newestCode('+639175550101');
  }

  it('is replaced with a code by SMS, which ends all sessions', async () => {
    const token = await test.signIn('juan');
    await byMobile(await sentCode());
    await expect(useSession(token)).rejects.toMatchObject(over);
    await attempt('9175550101', fresh);
  });

  it('is not replaced with a wrong code, or by a weak password, after which the code still works', async () => {
    const code = await sentCode();
    const wrong = code === '000000' ? '000001' : '000000';
    await expect(byMobile(wrong)).rejects.toMatchObject({ code: 'verification_code_incorrect' });
    await expect(byMobile(code, 'abc')).rejects.toMatchObject({ code: 'field_refused' });
    await byMobile(code);
  });

  it.each(['1', '12345', '1234567', '12345a'])(
    'is not replaced by the code %s, which counts as no try',
    async (malformed) => {
      const code = await sentCode();
      for (let n = 0; n < 6; n += 1) {
        await expect(byMobile(malformed)).rejects.toMatchObject({ status: 400 });
      }
      await byMobile(code);
    },
  );

  it('is replaced by SMS only while the module is on', async () => {
    const code = await sentCode();
    await test.operator.settings({ modules: { CHNGPASSVERIF3: false } });
    await expect(byMobile(code)).rejects.toMatchObject({ code: 'function.not.available' });
  });

  it('is replaced by a mailed one, which works for half an hour and has to be changed', async () => {
    await test.request(resetPasswordByEmail, { username: 'Juan', email: 'JUAN@example.com' });
    const mailed = await newestCode('juan@example.com');
    const { token, defaultPassword } = await attempt('juan', mailed);
    expect(defaultPassword).toBe(true);
    await expect(useSession(token)).rejects.toMatchObject({ code: 'password_change_required' });
    await change(token, { oldPassword: mailed });
    await useSession(token);
    await expect(attempt('juan', mailed)).rejects.toMatchObject(wrong);
    await attempt('juan', fresh);
  });

  it('stays valid beside the mailed one', async () => {
    await test.request(resetPasswordByEmail, { username: 'juan', email: 'juan@example.com' });
    await attempt('juan', demoPassword);
    const mailed = await newestCode('juan@example.com');
    await test.operator.advance(31 * 60);
    await expect(attempt('juan', mailed)).rejects.toMatchObject(wrong);
  });

  it('gets the same reply in the same time for a wrong e-mail address', async () => {
    const emails = ['juan@example.com', 'ana@example.com', 'nobody@example.com'];
    const shortest = emails.map(() => Infinity);
    const difference = () => Math.max(...shortest) - Math.min(...shortest);
    // Other work of the machine makes single replies slow: the shortest of some rounds are compared.
    for (let round = 0; round < 15 && (round === 0 || difference() >= 150); round += 1) {
      await test.operator.reset();
      for (const [nth, email] of emails.entries()) {
        const since = performance.now();
        const reply = await test.request(resetPasswordByEmail, { username: 'juan', email });
        shortest[nth] = Math.min(shortest[nth] ?? Infinity, performance.now() - since);
        expect(reply).toBeUndefined();
      }
      expect(await test.operator.outbox()).toHaveLength(1);
    }
    expect(difference()).toBeLessThan(150);
  });

  it('is mailed at most five times an hour for one username', async () => {
    const request = { username: 'juan', email: 'nobody@example.com' };
    for (let n = 0; n < 5; n += 1) await test.request(resetPasswordByEmail, request);
    const again = test.request(resetPasswordByEmail, request);
    await expect(again).rejects.toMatchObject({ status: 429 });
  });
});
