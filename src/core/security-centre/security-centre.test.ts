import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setNickname } from '#protocol/calls/security/profile.ts';
import { changeWithdrawalPassword } from '#protocol/calls/security/withdrawal-password.ts';
import type { Platform } from '#core/platform.ts';
import { demoPassword, demoWithdrawalPassword } from '#demo/content/accounts.ts';
import { type OpenedApp, openApp } from '#tests/support/open-app.ts';
import { openTestGateway, testOrigin, type TestGateway } from '#tests/support/open-gateway.ts';
import { samplePicture } from '#tests/support/sample-requests.ts';
import { appCode, lastCode } from '#tests/support/security-samples.ts';
import { GatewayError } from '../client/gateway-error.ts';
import { identityProofsOf, withdrawalPasswordFault } from '../security/security.ts';

let gateway: TestGateway;
const tabs: OpenedApp[] = [];
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());
afterEach(async () => {
  for (const tab of tabs.splice(0)) await tab.close();
  await gateway.operator.reset();
});

async function open(signedIn = 'juan') {
  const tab = await openApp({ gateway, signedIn });
  tabs.push(tab);
  return { tab, ...(await tab.app.securityCentre()) };
}

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
const codeOf = (error: unknown): string | null =>
  error instanceof GatewayError && error.failure.kind === 'refused' ? error.failure.code : null;

describe('a change without an answer', () => {
  it('that had arrived succeeds when it is sent again, and changes nothing twice', async () => {
    let isLost = false;
    const keys: (string | null)[] = [];
    const fetch: Platform['fetch'] = async (input, init) => {
      const address = input instanceof Request ? input : new URL(input, testOrigin);
      const request = new Request(address, init);
      const answer = await gateway.gateway.fetch(request, { ip: '192.0.2.1' });
      if (!request.url.includes(changeWithdrawalPassword.path) || request.method === 'GET') {
        return answer;
      }
      keys.push(request.headers.get('Idempotency-Key'));
      if (isLost) throw new TypeError('Failed to fetch');
      return answer;
    };
    const tab = await openApp({ gateway, signedIn: 'juan', platform: { fetch } });
    tabs.push(tab);
    const { security } = await tab.app.securityCentre();
    const change = (oldPassword: string, newPassword: string) =>
      security.changeWithdrawalPassword({ oldPassword, newPassword, confirmation: newPassword });
    isLost = true;
    const lost = failureOf(change(demoWithdrawalPassword, '135790'));
    expect(await lost).toMatchObject({ failure: { kind: 'unavailable' } });
    isLost = false;
    await change(demoWithdrawalPassword, '135790');
    expect(codeOf(await failureOf(change(demoWithdrawalPassword, '135790')))).toBe(
      'withdrawal_password_incorrect',
    );
    await change('135790', demoWithdrawalPassword);
    expect(keys[0]).toBe(keys[1]);
    expect(new Set(keys).size).toBe(3);
  });
});

describe('the overview', () => {
  it('lists what is done and what is missing, and rates it', async () => {
    const { security } = await open('luis');
    await security.load();
    expect(security.state).toMatchObject({ level: 'low', hasWithdrawalPassword: false });
    expect(security.state.items).toContainEqual({ name: 'mobile', isComplete: true });
    expect(security.state.items).toContainEqual({ name: 'withdrawalPassword', isComplete: false });
    await security.setWithdrawalPassword({
      newPassword: '135790',
      confirmation: '135790',
      loginPassword: demoPassword,
    });
    await expect.poll(() => security.state.level).toBe('medium');
    expect(security.state.hasWithdrawalPassword).toBe(true);
  });

  it('is dropped at sign-out', async () => {
    const { tab, security, profile, payoutAccounts } = await open();
    await Promise.all([security.load(), profile.load(), payoutAccounts.load()]);
    expect(profile.state.profile?.realName).toBe('J*** M***');
    await tab.app.session.signOut();
    expect(security.state).toMatchObject({ level: null, items: [], phase: 'idle' });
    expect(profile.state.profile).toBeNull();
    expect(payoutAccounts.state.accounts).toEqual([]);
  });
});

describe('a withdrawal password', () => {
  it('that is wrong has the tries left, then the end of the lock', async () => {
    const { security } = await open();
    await security.load();
    const change = () =>
      security.changeWithdrawalPassword({
        oldPassword: '000000',
        newPassword: '135790',
        confirmation: '135790',
      });
    expect(withdrawalPasswordFault(await failureOf(change()))).toEqual({
      triesLeft: 4,
      lockedUntil: null,
    });
    for (let times = 0; times < 3; times += 1) await failureOf(change());
    const locked = withdrawalPasswordFault(await failureOf(change()));
    expect(locked?.lockedUntil).toBeGreaterThan(Date.now());
    await expect.poll(() => security.state.withdrawalLockedUntil).toBe(locked?.lockedUntil);
  });
});

describe('a new contact', () => {
  it('asks for a proof and takes the withdrawal password', async () => {
    const { security, profile } = await open();
    await profile.load();
    const to = { purpose: 'newContact', channel: 'sms', receiver: '9185550009' } as const;
    await security.sendCode(to);
    const code = await lastCode(gateway, '+639185550009');
    const request = { mobile: '9185550009', code };
    const proofs = identityProofsOf(await failureOf(security.setMobile(request)));
    expect(proofs).toEqual(['withdrawalPassword', 'sms', 'email']);
    await security.setMobile({ ...request, withdrawalPassword: demoWithdrawalPassword });
    await expect.poll(() => profile.state.profile?.mobile?.value).toBe('+63 *** 0009');
  });
});

describe('the profile', () => {
  it('is not overwritten by a second tab', async () => {
    const { profile } = await open();
    await profile.load();
    const version = profile.state.profile?.version ?? 0;
    const token = await gateway.signIn('juan');
    await gateway.request(setNickname, { version, nickname: 'Other tab' }, { token });
    const refused = await failureOf(profile.setNickname(version, 'This tab'));
    expect(codeOf(refused)).toBe('changed_elsewhere');
    await expect.poll(() => profile.state.profile?.nickname).toBe('Other tab');
  });

  it('gets a drawing or an own picture, which the header shows', async () => {
    const { tab, profile } = await open();
    await Promise.all([profile.load(), profile.loadAvatars()]);
    expect(profile.avatars.avatars.length).toBeGreaterThanOrEqual(12);
    await profile.chooseAvatar(profile.state.profile?.version ?? 0, '3');
    await expect.poll(() => tab.app.member.state.avatar).toBe('/media/avatars/3.svg');
    await expect.poll(() => profile.state.profile?.avatar).toBe('/media/avatars/3.svg');
    const picture = Uint8Array.from(Buffer.from(samplePicture, 'base64'));
    await profile.uploadAvatar(profile.state.profile?.version ?? 0, picture);
    await expect.poll(() => tab.app.member.state.avatar).toMatch(/^\/media\/uploads\/[\w-]{43}$/);
  });
});

describe('payout accounts', () => {
  it('are added, made the default and removed', async () => {
    const { payoutAccounts } = await open();
    await Promise.all([payoutAccounts.load(), payoutAccounts.loadBanks()]);
    const wallet = payoutAccounts.banks.banks.find(({ code }) => code === 'PAROLPAY');
    if (!wallet) throw new Error('no such wallet');
    const withdrawalPassword = demoWithdrawalPassword;
    await payoutAccounts.add({ bankCode: wallet.code, number: '09175550101', withdrawalPassword });
    await expect.poll(() => payoutAccounts.state.accounts.length).toBe(2);
    const added = payoutAccounts.state.accounts[1];
    expect(added).toMatchObject({ number: '**** 0101', kind: 'wallet', isDefault: false });
    await payoutAccounts.setDefault(added?.id ?? '');
    await expect.poll(() => payoutAccounts.state.accounts[0]?.id).toBe(added?.id);
    await payoutAccounts.remove(added?.id ?? '', withdrawalPassword);
    await expect
      .poll(() => payoutAccounts.state.accounts.map(({ isDefault }) => isDefault))
      .toEqual([true]);
  });
});

describe('an authenticator app', () => {
  it('is switched on with recovery codes shown once, and asked for by a login with an SMS code', async () => {
    const { tab, authenticator } = await open();
    await authenticator.begin(demoPassword);
    const { setup } = authenticator.state;
    expect(setup?.uri).toMatch(/^otpauth:\/\/totp\/Parola:juan\?/);
    await authenticator.confirm(appCode(setup?.secret ?? ''));
    expect(authenticator.state).toMatchObject({ setup: null });
    const codes = authenticator.state.newCodes ?? [];
    expect(new Set(codes).size).toBe(10);
    await tab.app.session.signOut();
    expect(authenticator.state.newCodes).toBeNull();

    const to = { mobile: '9175550101', dialCode: '63' };
    await (await tab.app.accounts()).codes.requestForLogin(to);
    const code = await lastCode(gateway, '+639175550101');
    await tab.app.session.signInBySms({ ...to, code, captcha: '', remember: false });
    expect(tab.app.session.state).toMatchObject({
      phase: 'guest',
      secondStep: { username: 'juan', offers: [{ channel: 'ga', hint: null }] },
    });
    await tab.app.session.verifySecondStep('ga', codes[0] ?? '');
    expect(tab.app.session.state.phase).toBe('member');
  });
});

describe('staying signed in', () => {
  it('signs in at the next launch, until the player signs out', async () => {
    const { tab, devices } = await open();
    await devices.load();
    await tab.app.session.staySignedIn();
    await expect.poll(() => devices.state.devices.some(({ stays }) => stays)).toBe(true);
    tab.app.close();

    const next = await openApp({ gateway, browser: tab.browser });
    tabs.push(next);
    expect(next.app.session.state).toMatchObject({ phase: 'member', username: 'juan' });
    await next.app.session.signOut();
    next.app.close();

    const last = await openApp({ gateway, browser: tab.browser });
    tabs.push(last);
    expect(last.app.session.state.phase).toBe('guest');
  });

  it('ends when another device removes this one', async () => {
    const { tab } = await open();
    await tab.app.session.staySignedIn();
    tab.app.close();
    const other = await open();
    await other.devices.load();
    const stays = other.devices.state.devices.find((device) => device.stays);
    await other.devices.signOut(stays?.id ?? '');
    const next = await openApp({ gateway, browser: tab.browser });
    tabs.push(next);
    expect(next.app.session.state.phase).toBe('guest');
  });

  it('does not bring back a member after another one has signed in', async () => {
    const { tab } = await open();
    await tab.app.session.staySignedIn();
    tab.app.session.end('expired');
    await tab.app.session.signIn({
      username: 'ana',
      password: demoPassword,
      captcha: '',
      remember: false,
    });
    tab.app.close();
    const next = await openApp({ gateway, browser: tab.browser });
    tabs.push(next);
    expect(next.app.session.state.phase).toBe('guest');
  });
});
