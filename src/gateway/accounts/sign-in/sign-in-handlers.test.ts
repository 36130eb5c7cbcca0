import { TOTP, Secret } from 'otpauth';
import { UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '#protocol/call.ts';
import { calls } from '#protocol/calls.ts';
import { getAnnouncements } from '#protocol/calls/announcements.ts';
import { addFavourite } from '#protocol/calls/favourite-changes.ts';
import { getMember } from '#protocol/calls/member.ts';
import { changePassword } from '#protocol/calls/password.ts';
import { signOut } from '#protocol/calls/session.ts';
import { sendSignInCode, signIn, signInFreePlay, verifySignIn } from '#protocol/calls/sign-in.ts';
import { sendCode } from '#protocol/calls/verification.ts';
import { getBalance } from '#protocol/calls/wallet.ts';
import type { SecondStepChannel } from '#protocol/model/second-step.ts';
import { chosenPassword, openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { type CallName, sampleRequests } from '#tests/support/sample-requests.ts';
import { accounts, demoPassword } from '#demo/content/accounts.ts';
import { unsignedIdTokens } from './id-tokens.ts';

let test: TestGateway;

beforeAll(async () => {
  test = await openTestGateway({ verifyIdToken: unsignedIdTokens('demo-x') });
});
afterAll(() => test.close());
beforeEach(async () => void (await test.operator.reset()));

const attempt = (username: string, password = demoPassword, ip = '192.0.2.1') =>
  test.request(signIn, { username, password, captcha: '' }, { ip });

const newestCode = async (to: string) => (await test.operator.outbox(to))[0]?.code ?? '';

/** Signs in with the newest captcha. */
async function guessWithCaptcha(password: string): Promise<unknown> {
  const cookie = await test.captchaCookie();
  const captcha = (await test.operator.captchas())[0]?.text ?? '';
  const guess = test.request(signIn, { username: 'juan', password, captcha }, { cookie });
  return guess.catch((error) => error.code);
}

describe('a sign-in', () => {
  it.each([
    'juan',
    'JUAN',
    ' Juan ',
    '+63 917 555 0101',
    '639175550101',
    '09175550101',
    '9175550101',
  ])('succeeds for %s', async (name) => {
    expect(await attempt(name)).toMatchObject({
      username: 'juan',
      type: 0,
      firstTime: false,
      passwordExpired: false,
      defaultPassword: false,
    });
  });

  it.each([
    ['nena', { firstTime: true }],
    ['ed', { passwordExpired: true }],
    ['dina', { defaultPassword: true }],
    ['ana', { type: 1 }],
    ['tino', { type: 4 }],
  ])('returns the state of %s', async (name, state) => {
    expect(await attempt(name)).toMatchObject(state);
  });

  it('succeeds 20 times at once, although each is counted as failed until it has ended', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => attempt('juan')));
    expect(tries.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))).toEqual([]);
  });

  it('refuses an unknown username like a wrong password', async () => {
    const refusal = { status: 200, code: 'account_or_password_incorrect', value: null };
    await expect(attempt('juan', 'wrong')).rejects.toMatchObject(refusal);
    await expect(attempt('nobody')).rejects.toMatchObject(refusal);
  });

  it('needs a captcha after three wrong passwords, and the third refusal announces it', async () => {
    const values = [];
    for (let n = 0; n < 3; n += 1) {
      values.push(await attempt('juan', `guess ${n}`).catch((error) => error.value));
    }
    expect(values).toEqual([null, null, { captcha: true }]);
    const asked = { code: 'captcha_required', value: { captcha: true } };
    await expect(attempt('juan')).rejects.toMatchObject(asked);
    expect(await attempt('juan', demoPassword, '192.0.2.2')).toMatchObject({ username: 'juan' });
  });

  it('is refused for 15 minutes after ten wrong passwords, from the same address only', async () => {
    for (let n = 0; n < 10; n += 1) await guessWithCaptcha(`guess ${n}`);
    const throttled = { status: 429, code: 'TOO_MANY_REQUEST' };
    await expect(attempt('JUAN')).rejects.toMatchObject(throttled);
    expect(await attempt('juan', demoPassword, '192.0.2.2')).toMatchObject({ username: 'juan' });
    await test.operator.advance(15 * 60);
    expect(await attempt('juan')).toMatchObject({ username: 'juan' });
  });

  it('clears the count of wrong passwords after a correct one', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 2; n += 1) await attempt('juan', 'wrong').catch(() => undefined);
      await attempt('juan');
    }
  });

  it('needs a second step for iggy, or for everybody, and names the channels', async () => {
    const value = { sms: '+63 *** 0110', email: 'i***@example.com', ga: true, payee: true };
    const second = { code: 'login_verify_required', value };
    await expect(attempt('iggy')).rejects.toMatchObject(second);
    await expect(attempt('iggy', 'wrong')).rejects.toMatchObject({
      code: 'account_or_password_incorrect',
    });
    await test.operator.settings({ forcedSecondStep: true });
    const juans = { sms: '+63 *** 0101', email: 'j***@example.com', ga: false, payee: true };
    await expect(attempt('juan')).rejects.toMatchObject({ ...second, value: juans });
  });

  it('needs a captcha when the setting is on', async () => {
    await test.operator.settings({ captchaOnLogin: true });
    const asked = { code: 'captcha_required', value: { captcha: true } };
    await expect(attempt('juan')).rejects.toMatchObject(asked);
  });
});

describe('a network', () => {
  it('that the operator has blocked is refused', async () => {
    await test.operator.settings({ blockedIps: ['192.0.2.66'] });
    const blocked = { status: 403, code: 'ip_blocked' };
    await expect(attempt('juan', demoPassword, '192.0.2.66')).rejects.toMatchObject(blocked);
    await attempt('juan');
  });

  it('that tries many accounts needs a captcha on each', async () => {
    for (let n = 0; n < 20; n += 1) await attempt(`nobody${n}`).catch(() => undefined);
    await expect(attempt('juan')).rejects.toMatchObject({ code: 'captcha_required' });
  });

  it('that is new needs a second step while the module is on, and is known afterwards', async () => {
    await test.operator.settings({ modules: { LOGINIPVERF3: true } });
    await attempt('juan');
    const elsewhere = '203.0.113.7';
    const asked = { code: 'login_verify_required' };
    await expect(attempt('juan', demoPassword, elsewhere)).rejects.toMatchObject(asked);
    const step = { username: 'juan', password: demoPassword } as const;
    await test.request(
      verifySignIn,
      { ...step, channel: 'payee', code: 'Juan Marasigan' },
      { ip: elsewhere },
    );
    expect(await attempt('juan', demoPassword, elsewhere)).toMatchObject({ username: 'juan' });
  });
});

describe('a self-excluded member', () => {
  it('is refused with that reason after a correct password', async () => {
    const break_ = {
      username: 'pahinga',
      password: 'Bangka77',
      type: 0,
      selfExcluded: true,
    } as const;
    await test.operator.account(break_);
    const code = 'login_blocked_by_self_exclusion';
    await expect(attempt('pahinga', 'Bangka77')).rejects.toMatchObject({ code });
    await expect(attempt('pahinga', 'wrong')).rejects.toMatchObject({
      code: 'account_or_password_incorrect',
    });
  });
});

describe('a sign-in by SMS', () => {
  const bySms = (password: string, username = '0917 555 0101') =>
    test.request(signIn, { username, password, captcha: '', type: 'sms', dialCode: '+63' });

  it('succeeds once with the sent code', async () => {
    await test.request(sendCode, { mobile: '9175550101', dialCode: '63' });
    const code = await newestCode('+639175550101');
    expect(await bySms(code)).toMatchObject({ username: 'juan' });
    await expect(bySms(code)).rejects.toMatchObject({ code: 'verification_code_expired' });
  });

  it('needs no second step and no password change', async () => {
    await test.request(sendCode, { mobile: '9175550109', dialCode: '63' });
    const { token, defaultPassword } = await bySms(await newestCode('639175550109'), '9175550109');
    expect(defaultPassword).toBe(false);
    await test.request(getBalance, {}, { token });
  });

  it('needs a captcha after three wrong codes', async () => {
    await test.request(sendCode, { mobile: '9175550101', dialCode: '63' });
    for (let n = 0; n < 3; n += 1) await bySms('______').catch(() => undefined);
    await expect(bySms('______')).rejects.toMatchObject({ code: 'captcha_required' });
  });

  it('is refused while its module is off', async () => {
    await test.operator.settings({ modules: { MOBILEVERCODELOGIN3: false } });
    await expect(bySms('123456')).rejects.toMatchObject({ code: 'function.not.available' });
  });
});

describe('a sign-in with Firebase', () => {
  const now = Math.floor(Date.now() / 1000);
  const tokenOf = (claims: object) =>
    new UnsecuredJWT({
      sub: 'u1',
      iss: 'https://securetoken.google.com/demo-x',
      aud: 'demo-x',
      iat: now,
      exp: now + 3600,
      ...claims,
    }).encode();
  const phone = { phone_number: '+639175550101', firebase: { sign_in_provider: 'phone' } };
  const google = { firebase: { sign_in_provider: 'google.com' } };

  const byToken = (idToken: string, identityChannel: 'sms' | 'google' = 'sms') =>
    test.request(signIn, {
      username: '',
      password: '',
      captcha: '',
      type: 'firebase',
      identityChannel,
      idToken,
    });

  it('succeeds for the number that Firebase has verified', async () => {
    expect(await byToken(tokenOf(phone))).toMatchObject({ username: 'juan' });
  });

  it('is refused with an invalid token or a token of another channel', async () => {
    const refused = { code: 'identity_refused' };
    await expect(byToken('nonsense')).rejects.toMatchObject(refused);
    await expect(byToken(tokenOf({ ...phone, aud: 'other' }))).rejects.toMatchObject(refused);
    await expect(byToken(tokenOf(google))).rejects.toMatchObject(refused);
  });

  it('is refused for an unlinked account, and says if registration is possible', async () => {
    const unknown = { code: 'account_unknown', value: { create: false } };
    await expect(byToken(tokenOf(google), 'google')).rejects.toMatchObject(unknown);
  });

  it('is refused without a Firebase project', async () => {
    const plain = await openTestGateway();
    const request = { username: '', password: '', captcha: '', type: 'firebase' } as const;
    const failing = plain.request(signIn, { ...request, identityChannel: 'sms', idToken: 'x' });
    await expect(failing).rejects.toMatchObject({ code: 'function.not.available' });
    await plain.close();
  });
});

/** Calls that a member may make before the first password is changed, although they are no reads. */
const mayComeFirst: readonly CallName[] = [
  'changePassword',
  'signOut',
  'openLiveStream',
  'setMemberLanguage',
];

describe('a password that has to be changed', () => {
  it.each(['ed', 'dina'])('gives %s a session for that and for sign-out only', async (name) => {
    const { token } = await attempt(name);
    const held = { status: 403, code: 'password_change_required' };
    await expect(test.request(getBalance, {}, { token })).rejects.toMatchObject(held);
    const { popups } = await test.request(getAnnouncements, {}, { token });
    expect(popups.every(({ execution }) => execution === 'B')).toBe(true);
    await test.request(signOut, {}, { token });
    await expect(test.request(signOut, {}, { token })).rejects.toMatchObject({ status: 401 });
  });

  it('lets a member read at the first sign-in, and change nothing before the password', async () => {
    const { token } = await attempt('nena');
    for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
      if (call.token !== 'required' || mayComeFirst.includes(name)) continue;
      const answer = test.request(call, sampleRequests[name], { token });
      const reason = await answer.then(() => '', String);
      const isHeld = call.method !== 'GET' || name === 'launchGame';
      expect(reason.includes('password_change_required'), name).toBe(isHeld);
    }
    const chosen = { newPassword: chosenPassword, confirmation: chosenPassword };
    await test.request(changePassword, { oldPassword: demoPassword, ...chosen }, { token });
    await test.request(addFavourite, sampleRequests.addFavourite, { token });
  });

  it('is not forced after it has expired while the module is off', async () => {
    await test.operator.settings({ modules: { PWDEXPFORCECHANGE3: false } });
    const { token, passwordExpired } = await attempt('ed');
    expect(passwordExpired).toBe(true);
    await test.request(getMember, {}, { token });
  });
});

describe('a second step', () => {
  const iggy = { username: 'iggy', password: demoPassword };
  const secret = accounts.find(({ username }) => username === 'iggy')?.totpSecret ?? '';
  const totp = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const step = (channel: SecondStepChannel, code: string) =>
    test.request(verifySignIn, { ...iggy, channel, code });
  const wrong = { code: 'verification_code_incorrect' };
  beforeEach(async () => void (await attempt('iggy').catch(() => undefined)));

  it.each([
    ['sms', '+639175550110'],
    ['email', 'iggy@example.com'],
  ] as const)('by %s signs in with the code that was sent', async (channel, to) => {
    const sent = await test.request(sendSignInCode, { ...iggy, channel });
    expect(sent.minutes).toBe(5);
    await expect(step(channel, '______')).rejects.toMatchObject(wrong);
    expect(await step(channel, await newestCode(to))).toMatchObject({ username: 'iggy' });
  });

  it('sends another code, which replaces the first', async () => {
    await test.request(sendSignInCode, { ...iggy, channel: 'sms' });
    const first = await newestCode('+639175550110');
    await test.request(sendSignInCode, { ...iggy, channel: 'sms' });
    const second = await newestCode('+639175550110');
    if (first !== second) await expect(step('sms', first)).rejects.toMatchObject(wrong);
    await step('sms', second);
  });

  it('by an authenticator app accepts each code once', async () => {
    const code = totp();
    expect(await step('ga', code)).toMatchObject({ username: 'iggy' });
    await attempt('iggy').catch(() => undefined);
    await expect(step('ga', code)).rejects.toMatchObject(wrong);
  });

  it.each(['Iggy Evangelista', ' iggy  EVANGELISTA ', 'Ïggy Evangelista.'])(
    'by real name takes "%s"',
    async (name) => expect(await step('payee', name)).toMatchObject({ username: 'iggy' }),
  );

  it('by real name refuses another name', async () => {
    await expect(step('payee', 'Iggy Cruz')).rejects.toMatchObject({ code: 'real_name_incorrect' });
  });

  it('needs the password again, and a channel that the member has', async () => {
    const stranger = { ...iggy, password: 'wrong', channel: 'sms' } as const;
    await expect(test.request(sendSignInCode, stranger)).rejects.toMatchObject({
      code: 'account_or_password_incorrect',
    });
    await test.operator.settings({ forcedSecondStep: true });
    await attempt('juan').catch(() => undefined);
    const juan = { username: 'juan', password: demoPassword, channel: 'ga', code: '1' } as const;
    await expect(test.request(verifySignIn, juan)).rejects.toMatchObject({
      code: 'function.not.available',
    });
  });

  it('is refused to a browser that has not passed the first step, whatever the password', async () => {
    const ip = '198.51.100.77';
    for (const password of [demoPassword, 'wrong']) {
      const codes = { ...iggy, password, channel: 'sms' } as const;
      const expired = { code: 'verification_code_expired' };
      await expect(test.request(sendSignInCode, codes, { ip })).rejects.toMatchObject(expired);
      const verify = { ...codes, code: '______' };
      await expect(test.request(verifySignIn, verify, { ip })).rejects.toMatchObject(expired);
    }
    expect(await test.operator.outbox('+639175550110')).toEqual([]);
  });

  it('has to follow the first within half an hour', async () => {
    await test.operator.advance(30 * 60);
    await expect(step('payee', 'Iggy Evangelista')).rejects.toMatchObject({
      code: 'verification_code_expired',
    });
  });

  it('is refused after ten tries', async () => {
    for (let n = 0; n < 10; n += 1) await step('ga', '______').catch(() => undefined);
    await expect(step('ga', totp())).rejects.toMatchObject({ code: 'TOO_MANY_REQUEST' });
  });
});

describe('free play', () => {
  const play = (ip = '192.0.2.1') => test.request(signInFreePlay, { os: 'Linux' }, { ip });

  it('adds a new trial account each time', async () => {
    const [one, other] = [await play(), await play()];
    expect(one.type).toBe(4);
    expect(one.username).not.toBe(other.username);
    expect(await test.request(getBalance, {}, { token: one.token })).toMatchObject({
      centavos: 200_000,
    });
  });

  it('is allowed ten times an hour from one address', async () => {
    for (let n = 0; n < 10; n += 1) await play();
    await expect(play()).rejects.toMatchObject({ status: 429 });
    await play('192.0.2.2');
    await test.operator.advance(3600);
    await play();
  });

  it('is refused while its module is off', async () => {
    await test.operator.settings({ modules: { FREEPLAY3: false } });
    await expect(play()).rejects.toMatchObject({ code: 'function.not.available' });
  });
});
