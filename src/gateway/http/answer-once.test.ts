import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { changePassword } from '#contract/calls/password.ts';
import { setMobile } from '#contract/calls/security/contacts.ts';
import { sendMemberCode } from '#contract/calls/security/member-code.ts';
import { getProfile, setNickname } from '#contract/calls/security/profile.ts';
import { setWithdrawalPassword } from '#contract/calls/security/withdrawal-password.ts';
import { demoPassword, demoWithdrawalPassword } from '#demo/content/accounts.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { lastCode } from '#tests/support/security-samples.ts';

let test: TestGateway;
beforeAll(async () => void (test = await openTestGateway()));
afterAll(() => test.close());
afterEach(async () => void (await test.operator.reset()));

const key = '0123456789abcdef0123456789abcdef';
const chosen = { loginPassword: demoPassword, newPassword: '135790', confirmation: '135790' };

describe('a repeated call with the same idempotency key', () => {
  it('gets the first answer and changes nothing again', async () => {
    const token = await test.signIn('aida');
    const { version } = await test.request(getProfile, {}, { token });
    const set = () => test.request(setNickname, { version, nickname: 'Nanay' }, { token, key });
    const first = await set();
    expect(first.version).toBeGreaterThan(version);
    expect(await set()).toEqual(first);
    expect((await test.request(getProfile, {}, { token })).version).toBe(first.version);
    await expect(
      test.request(setNickname, { version, nickname: 'Nanay' }, { token }),
    ).rejects.toMatchObject({ code: 'changed_elsewhere' });
  });

  it('is not refused because the first one has used its password or its codes', async () => {
    const juan = await test.signIn('juan');
    const mobile = '+639185550005';
    const channel = 'sms' as const;
    await test.request(
      sendMemberCode,
      { purpose: 'newContact', channel, receiver: mobile },
      { token: juan },
    );
    const code = await lastCode(test, mobile);
    const contact = { mobile, code, withdrawalPassword: demoWithdrawalPassword };
    const aida = await test.signIn('aida');
    const password = {
      oldPassword: demoPassword,
      newPassword: 'Bagong2026',
      confirmation: 'Bagong2026',
    };
    for (let tries = 0; tries < 2; tries += 1) {
      await test.request(setMobile, contact, { token: juan, key });
      await test.request(setWithdrawalPassword, chosen, { token: aida, key });
      await test.request(changePassword, password, { token: aida, key: `${key}-password` });
    }
  });

  it('waits for the first one', async () => {
    const token = await test.signIn('aida');
    const set = () => test.request(setWithdrawalPassword, chosen, { token, key });
    await Promise.all([set(), set(), set()]);
  });

  it('runs again after a refusal', async () => {
    const token = await test.signIn('aida');
    const set = (loginPassword: string) =>
      test.request(setWithdrawalPassword, { ...chosen, loginPassword }, { token, key });
    await expect(set('Wrong2026')).rejects.toMatchObject({ code: 'password_incorrect' });
    await set(demoPassword);
  });
});

describe('an idempotency key', () => {
  it('belongs to one request of one member', async () => {
    const token = await test.signIn('aida');
    await test.request(setWithdrawalPassword, chosen, { token, key });
    const other = { ...chosen, newPassword: '246802', confirmation: '246802' };
    await expect(test.request(setWithdrawalPassword, other, { token, key })).rejects.toMatchObject({
      code: 'request_invalid',
    });
    const alma = await test.signIn('alma');
    await test.request(setWithdrawalPassword, chosen, { token: alma, key });
  });

  it('has 16 to 100 letters and digits', async () => {
    const token = await test.signIn('aida');
    const set = test.request(setWithdrawalPassword, chosen, { token, key: 'short' });
    await expect(set).rejects.toMatchObject({ code: 'request_invalid' });
  });
});
