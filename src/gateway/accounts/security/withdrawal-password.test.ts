import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { changePassword } from '#protocol/calls/password.ts';
import { sendMemberCode } from '#protocol/calls/security/member-code.ts';
import * as calls from '#protocol/calls/security/withdrawal-password.ts';
import { demoPassword, demoWithdrawalPassword } from '#demo/content/accounts.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { lastCode } from '#tests/support/security-samples.ts';

let test: TestGateway;
beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());
afterEach(async () => void (await test.operator.reset()));

const chosen = { newPassword: '135790', confirmation: '135790' };

async function signedIn(username = 'juan') {
  const token = await test.signIn(username);
  return {
    token,
    change: (oldPassword: string, more: object = {}) =>
      test.request(calls.changeWithdrawalPassword, { ...chosen, oldPassword, ...more }, { token }),
    set: (more: object = {}) =>
      test.request(
        calls.setWithdrawalPassword,
        { ...chosen, loginPassword: demoPassword, ...more },
        { token },
      ),
    state: () => test.request(calls.hasWithdrawalPassword, {}, { token }),
  };
}

describe('a withdrawal password', () => {
  it('is set once, by the login password', async () => {
    const { set, state } = await signedIn('luis');
    await expect(set({ loginPassword: 'wrong' })).rejects.toMatchObject({
      code: 'password_incorrect',
    });
    await expect(set({ confirmation: '111111' })).rejects.toMatchObject({
      code: 'confirmation_differs',
    });
    const both = await Promise.allSettled([
      set(),
      set({ newPassword: '222222', confirmation: '222222' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await state()).toEqual({ hasPassword: true, lockedUntil: null });
    await expect(set()).rejects.toMatchObject({ code: 'changed_elsewhere' });
  });

  it('differs from the login password, whichever is changed', async () => {
    await test.operator.account({ username: 'sixer', password: '135790', type: 0 });
    // An operator may allow passwords of digits.
    await test.operator.settings({
      registerRules: { password: { acceptedPattern: '^[0-9]+$', patternId: 6, minLength: 6 } },
    });
    const token = await test.signIn('sixer', '135790');
    const set = (newPassword: string) =>
      test.request(
        calls.setWithdrawalPassword,
        { newPassword, confirmation: newPassword, loginPassword: '135790' },
        { token },
      );
    await expect(set('135790')).rejects.toMatchObject({ code: 'withdrawal_password_is_login' });
    await set('246801');
    const request = { oldPassword: '135790', newPassword: '246801', confirmation: '246801' };
    await expect(test.request(changePassword, request, { token })).rejects.toMatchObject({
      code: 'withdrawal_password_is_login',
    });
  });

  it('is changed by the old one', async () => {
    const { change } = await signedIn();
    const same = { newPassword: demoWithdrawalPassword, confirmation: demoWithdrawalPassword };
    await expect(change(demoWithdrawalPassword, same)).rejects.toMatchObject({
      code: 'password_unchanged',
    });
    await change(demoWithdrawalPassword);
    await expect(change(demoWithdrawalPassword)).rejects.toMatchObject({
      code: 'withdrawal_password_incorrect',
    });
    await change('135790', { newPassword: '864209', confirmation: '864209' });
  });

  it('is asked for as missing when there is none', async () => {
    const { change } = await signedIn('luis');
    await expect(change('000000')).rejects.toMatchObject({ code: 'withdrawal_password_required' });
  });

  it('locks after five wrong tries for a time that is named, also against the right one', async () => {
    const { change, state } = await signedIn();
    for (const triesLeft of [4, 3, 2, 1]) {
      await expect(change('000000')).rejects.toMatchObject({
        code: 'withdrawal_password_incorrect',
        value: { triesLeft },
      });
    }
    const locked = await change('000000').catch((error: unknown) => error);
    expect(locked).toMatchObject({ code: 'withdrawal_password_locked' });
    const { until } = Object(Object(locked).value);
    expect((await state()).lockedUntil).toBe(until);
    await expect(change(demoWithdrawalPassword)).rejects.toMatchObject({
      code: 'withdrawal_password_locked',
      value: { until },
    });
    await test.operator.advance(30 * 60 + 1);
    await change(demoWithdrawalPassword);
    expect(await state()).toEqual({ hasPassword: true, lockedUntil: null });
  });

  it('takes no more than five of many simultaneous guesses', async () => {
    const { change } = await signedIn();
    const guesses = Array.from({ length: 12 }, (_, index) => change(`00000${index % 10}`));
    const results = await Promise.allSettled(guesses);
    const codes = results.map((result) => Object(Object(result).reason).code);
    const checked = codes.filter((code) => code === 'withdrawal_password_incorrect');
    expect(checked).toHaveLength(4);
    expect(codes.filter((code) => code === 'withdrawal_password_locked')).toHaveLength(8);
  });

  it('is not locked by right tries at the same time', async () => {
    const { change, state } = await signedIn();
    const same = { newPassword: demoWithdrawalPassword, confirmation: demoWithdrawalPassword };
    const tries = Array.from({ length: 20 }, () => change(demoWithdrawalPassword, same));
    const codes = (await Promise.allSettled(tries)).map((one) => Object(Object(one).reason).code);
    expect(new Set(codes)).toEqual(new Set(['password_unchanged']));
    expect((await state()).lockedUntil).toBeNull();
  });

  it('is forgiven wrong tries by a right one', async () => {
    const { change } = await signedIn();
    for (let times = 0; times < 4; times += 1) await change('000000').catch(() => undefined);
    await change(demoWithdrawalPassword);
    await expect(change('000000')).rejects.toMatchObject({ value: { triesLeft: 4 } });
  });

  it('is reset by a code, once, which lifts the lock', async () => {
    const { token, change, state } = await signedIn();
    for (let times = 0; times < 5; times += 1) await change('000000').catch(() => undefined);
    const to = { purpose: 'withdrawalPassword', channel: 'sms' } as const;
    await test.request(sendMemberCode, to, { token });
    const code = await lastCode(test, '+639175550101');
    const reset = () =>
      test.request(calls.resetWithdrawalPassword, { ...chosen, channel: 'sms', code }, { token });
    await reset();
    expect(await state()).toEqual({ hasPassword: true, lockedUntil: null });
    await expect(reset()).rejects.toMatchObject({ code: 'verification_code_expired' });
    await change('135790', { newPassword: '864209', confirmation: '864209' });
  });

  it('is not reset by a code for another purpose', async () => {
    const { token } = await signedIn();
    await test.request(sendMemberCode, { purpose: 'proof', channel: 'sms' }, { token });
    const code = await lastCode(test, '+639175550101');
    const request = { ...chosen, channel: 'sms', code } as const;
    await expect(
      test.request(calls.resetWithdrawalPassword, request, { token }),
    ).rejects.toMatchObject({ code: 'verification_code_expired' });
  });

  it('is not reset by a contact that is not verified', async () => {
    await test.operator.account({
      username: 'bago',
      password: demoPassword,
      type: 0,
      mobile: '+639175550777',
    });
    const token = await test.signIn('bago');
    const to = { purpose: 'withdrawalPassword', channel: 'sms' } as const;
    await expect(test.request(sendMemberCode, to, { token })).rejects.toMatchObject({
      code: 'function.not.available',
    });
  });

  it('is unlocked by the operator', async () => {
    const { change } = await signedIn();
    for (let times = 0; times < 5; times += 1) await change('000000').catch(() => undefined);
    await test.operator.unlockWithdrawalPassword('juan');
    await change(demoWithdrawalPassword);
    await expect(test.operator.unlockWithdrawalPassword('luis')).rejects.toThrow('nothing to do');
  });
});
