import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '#protocol/calls/security/authenticator.ts';
import { getLoginRecords } from '#protocol/calls/security/devices.ts';
import { getSecurityConfig } from '#protocol/calls/security/security-config.ts';
import { signIn, verifySignIn } from '#protocol/calls/sign-in.ts';
import { sendCode } from '#protocol/calls/verification.ts';
import { demoPassword } from '#demo/content/accounts.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { appCode, enrol, lastCode } from '#tests/support/security-samples.ts';

let test: TestGateway;
beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());
afterEach(async () => void (await test.operator.reset()));

const credentials = { username: 'juan', password: demoPassword };
const firstStep = () => test.request(signIn, { ...credentials, captcha: '' });
const secondStep = (code: string, channel: 'ga' | 'payee' = 'ga') =>
  test.request(verifySignIn, { ...credentials, channel, code });

describe('an authenticator app', () => {
  it('is asked for at every login, and replaces weaker second steps', async () => {
    const token = await test.signIn('juan');
    const { secret } = await enrol(test, token);
    await expect(firstStep()).rejects.toMatchObject({
      code: 'login_verify_required',
      value: { ga: true, sms: false, email: false, payee: false },
    });
    await expect(secondStep('juan marasigan', 'payee')).rejects.toMatchObject({
      code: 'function.not.available',
    });
    await expect(secondStep('000000')).rejects.toMatchObject({
      code: 'verification_code_incorrect',
    });
    const { token: fresh } = await secondStep(appCode(secret, 1));
    const records = await test.request(getLoginRecords, {}, { token: fresh });
    expect(records.map(({ outcome }) => outcome).slice(0, 3)).toEqual([
      'success',
      'wrongCode',
      'wrongCode',
    ]);
  });

  it('can be ended while the operator has switched the module off', async () => {
    const token = await test.signIn('juan');
    const { recoveryCodes } = await enrol(test, token);
    await test.operator.settings({ modules: { BINDGA3: false } });
    const { authenticator } = await test.request(getSecurityConfig, {}, { token });
    expect(authenticator).toEqual({ enabled: true, isComplete: true });
    const request = { loginPassword: demoPassword, code: recoveryCodes[0] ?? '' };
    await test.request(calls.removeAuthenticator, request, { token });
    const after = await test.request(getSecurityConfig, {}, { token });
    expect(after.authenticator).toEqual({ enabled: false, isComplete: false });
  });

  it('takes each code once, also the one that switched it on', async () => {
    const token = await test.signIn('juan');
    const { secret } = await enrol(test, token);
    await firstStep().catch(() => undefined);
    await expect(secondStep(appCode(secret))).rejects.toMatchObject({
      code: 'verification_code_incorrect',
    });
    await secondStep(appCode(secret, 1));
    await firstStep().catch(() => undefined);
    await expect(secondStep(appCode(secret, 1))).rejects.toMatchObject({
      code: 'verification_code_incorrect',
    });
  });

  it('is replaced by a recovery code, once, and the member is notified', async () => {
    const token = await test.signIn('juan');
    const { recoveryCodes } = await enrol(test, token);
    expect(recoveryCodes).toHaveLength(10);
    await firstStep().catch(() => undefined);
    const [code = ''] = recoveryCodes;
    await secondStep(code.toLowerCase().replace('-', ' '));
    await firstStep().catch(() => undefined);
    await expect(secondStep(code)).rejects.toMatchObject({ code: 'verification_code_incorrect' });
    const [sent] = await test.operator.outbox('juan@example.com');
    expect(sent?.text).toContain('9 are left');
    const state = await test.request(calls.getAuthenticator, {}, { token });
    expect(state).toMatchObject({ enabled: true, recoveryCodesLeft: 9 });
  });

  it('is asked for after an SMS code, in the same browser only', async () => {
    const { secret } = await enrol(test, await test.signIn('juan'));
    let cookie = '';
    const keep = (sent: string) => void (cookie = sent.split(';')[0] ?? '');
    const caller = () => ({ cookie, onCookie: keep });
    await test.request(sendCode, { mobile: '9175550101', dialCode: '63' }, { onCookie: keep });
    const password = await lastCode(test, '+639175550101');
    const bySms = { username: '9175550101', dialCode: '63', type: 'sms', captcha: '' } as const;
    await expect(test.request(signIn, { ...bySms, password }, caller())).rejects.toMatchObject({
      code: 'login_verify_required',
      value: { username: 'juan' },
    });
    const step = {
      username: 'juan',
      password: '',
      channel: 'ga',
      code: appCode(secret, 1),
    } as const;
    await expect(test.request(verifySignIn, step)).rejects.toMatchObject({
      code: 'verification_code_expired',
    });
    await expect(
      test.request(verifySignIn, { ...step, code: '000000' }, caller()),
    ).rejects.toMatchObject({ code: 'verification_code_incorrect' });
    await test.request(verifySignIn, step, caller());
  });

  it('is switched off by password and code', async () => {
    const token = await test.signIn('juan');
    const { secret, recoveryCodes } = await enrol(test, token);
    const remove = (loginPassword: string, code: string) =>
      test.request(calls.removeAuthenticator, { loginPassword, code }, { token });
    await expect(remove('wrong', appCode(secret, 1))).rejects.toMatchObject({
      code: 'password_incorrect',
    });
    await expect(remove(demoPassword, '000000')).rejects.toMatchObject({
      code: 'verification_code_incorrect',
    });
    await remove(demoPassword, recoveryCodes[0] ?? '');
    await expect(remove(demoPassword, recoveryCodes[1] ?? '')).rejects.toMatchObject({
      code: 'changed_elsewhere',
    });
    await firstStep();
  });

  it('is switched on once by two tabs, and its setup ends', async () => {
    const token = await test.signIn('juan');
    const begin = () =>
      test.request(calls.beginAuthenticator, { loginPassword: demoPassword }, { token });
    const first = await begin();
    const second = await begin();
    const confirm = (secret: string, periods = 0) =>
      test.request(calls.confirmAuthenticator, { code: appCode(secret, periods) }, { token });
    await expect(confirm(first.secret)).rejects.toMatchObject({
      code: 'verification_code_incorrect',
    });
    await confirm(second.secret);
    await expect(confirm(second.secret, 1)).rejects.toMatchObject({ code: 'changed_elsewhere' });
    await expect(begin()).rejects.toMatchObject({ code: 'changed_elsewhere' });
  });

  it('gets new recovery codes, which replace the old ones', async () => {
    const token = await test.signIn('juan');
    const { secret, recoveryCodes } = await enrol(test, token);
    const renewed = await test.request(
      calls.renewRecoveryCodes,
      { loginPassword: demoPassword, code: appCode(secret, 1) },
      { token },
    );
    expect(renewed.recoveryCodes).toHaveLength(10);
    await firstStep().catch(() => undefined);
    await expect(secondStep(recoveryCodes[0] ?? '')).rejects.toMatchObject({
      code: 'verification_code_incorrect',
    });
    await secondStep(renewed.recoveryCodes[0] ?? '');
  });

  it('is not locked by eleven right codes', async () => {
    const token = await test.signIn('juan');
    const { secret } = await enrol(test, token);
    for (let periods = 1; periods <= 11; periods += 1) {
      await test.operator.advance(30);
      const request = { loginPassword: demoPassword, code: appCode(secret, periods) };
      await test.request(calls.renewRecoveryCodes, request, { token });
    }
  });

  it('that is lost is removed by the operator', async () => {
    await enrol(test, await test.signIn('juan'));
    await test.operator.removeAuthenticator('juan');
    await firstStep();
    await expect(test.operator.removeAuthenticator('juan')).rejects.toThrow('nothing to do');
  });
});

it('a second step is not locked by 51 right ones of unknown devices', async () => {
  const iggy = { username: 'iggy', password: demoPassword };
  const right = { ...iggy, channel: 'payee', code: 'iggy evangelista' } as const;
  for (let times = 0; times < 51; times += 1) {
    await test.request(signIn, { ...iggy, captcha: '' }).catch(() => undefined);
    expect(await test.request(verifySignIn, right)).toMatchObject({ username: 'iggy' });
  }
});
