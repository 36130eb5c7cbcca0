import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { changePassword } from '#protocol/calls/password.ts';
import * as calls from '#protocol/calls/security/device-key.ts';
import { beginExclusion } from '#protocol/calls/protection/exclusions.ts';
import { getDevices, signOutDevice } from '#protocol/calls/security/devices.ts';
import { signInFreePlay } from '#protocol/calls/sign-in.ts';
import { signOut } from '#protocol/calls/session.ts';
import { deviceChallengeText } from '#protocol/model/security/device-key.ts';
import { demoPassword } from '#demo/content/accounts.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { makeDeviceKey } from '#tests/support/security-samples.ts';

let test: TestGateway;
beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());
afterEach(async () => void (await test.operator.reset()));

const refused = { code: 'device_key_refused' };

async function stay(username = 'juan') {
  const token = await test.signIn(username);
  const { publicKey, sign } = await makeDeviceKey();
  const { keyId } = await test.request(calls.registerDeviceKey, { publicKey }, { token });
  async function signed(host = 'localhost') {
    const { challenge } = await test.request(calls.getDeviceChallenge, { keyId });
    return { keyId, challenge, signature: await sign(deviceChallengeText(host, keyId, challenge)) };
  }
  const signIn = async () => test.request(calls.signInByDevice, await signed());
  return { token, keyId, signed, signIn };
}

describe('a device that stays signed in', () => {
  it('signs in by its key, each challenge once', async () => {
    const { signed } = await stay();
    const request = await signed();
    expect(await test.request(calls.signInByDevice, request)).toMatchObject({ username: 'juan' });
    await expect(test.request(calls.signInByDevice, request)).rejects.toMatchObject(refused);
  });

  it('is refused with a signature for another site, by another key, or too late', async () => {
    const { signed, keyId } = await stay();
    const forOther = await signed('evil.example');
    await expect(test.request(calls.signInByDevice, forOther)).rejects.toMatchObject(refused);
    const thief = await stay('ana');
    const stolen = { ...(await thief.signed()), keyId };
    await expect(test.request(calls.signInByDevice, stolen)).rejects.toMatchObject(refused);
    const late = await signed();
    await test.operator.advance(121);
    await expect(test.request(calls.signInByDevice, late)).rejects.toMatchObject(refused);
  });

  it('gets a challenge for an unknown key too', async () => {
    const { challenge } = await test.request(calls.getDeviceChallenge, { keyId: 'unknown' });
    expect(challenge).toHaveLength(43);
  });

  it('ends with a session that was used in another network', async () => {
    const { token, signIn } = await stay();
    await test.operator.send('PATCH', 'settings', { sessionsStayInNetwork: true });
    const used = test.request(getDevices, {}, { token, ip: '203.0.113.9' });
    await expect(used).rejects.toMatchObject({ code: 'token_ip_different' });
    await expect(signIn()).rejects.toMatchObject(refused);
  });

  it('ends by sign-out', async () => {
    const { token, signIn } = await stay();
    await test.request(signOut, {}, { token });
    await expect(signIn()).rejects.toMatchObject(refused);
  });

  it('ends by a change of the password', async () => {
    const { token, signIn } = await stay();
    const change = { oldPassword: demoPassword, newPassword: 'Bago2026', confirmation: 'Bago2026' };
    await test.request(changePassword, change, { token });
    await expect(signIn()).rejects.toMatchObject(refused);
  });

  it('ends by its removal from the list, also when its cookie was lost', async () => {
    const { signIn } = await stay();
    const { token } = await signIn();
    const other = await test.signIn('juan');
    const devices = await test.request(getDevices, {}, { token });
    const current = devices.find((device) => device.current);
    expect(current?.stays).toBe(true);
    await test.request(signOutDevice, { id: current?.id ?? '' }, { token: other });
    await expect(signIn()).rejects.toMatchObject(refused);
  });

  it.each([
    ['timeOut', 24, 'login_blocked_by_time_out'],
    ['selfExclusion', 6, 'login_blocked_by_self_exclusion'],
    ['selfExclusion', null, 'login_blocked_by_self_exclusion'],
  ] as const)(
    'ends by a %s of length %s, and says so each time, as the login form',
    async (...row) => {
      const [kind, length, code] = row;
      const devices = [await stay(), await stay()];
      const wanted = { kind, length, loginPassword: demoPassword };
      await test.request(beginExclusion, wanted, { token: devices[0]?.token ?? '' });
      const byPassword = await test.signIn('juan').catch((error) => error);
      expect(byPassword).toMatchObject({ code });
      for (const { signIn } of [...devices, ...devices]) {
        await expect(signIn()).rejects.toMatchObject({ code, value: byPassword.value });
      }
    },
  );

  it('says nothing of a break to those without its key, and signs in no more after it', async () => {
    const { token, signed, signIn } = await stay();
    const thief = await stay('ana');
    const wanted = { kind: 'timeOut', length: 24, loginPassword: demoPassword } as const;
    await test.request(beginExclusion, wanted, { token });
    const stolen = { ...(await thief.signed()), keyId: (await signed()).keyId };
    const stranger = test.request(calls.signInByDevice, stolen);
    await expect(stranger).rejects.toMatchObject({ ...refused, value: null });
    await test.operator.advance(24 * 3600 + 1);
    const ended = { ...refused, value: { endedBy: 'stop' } };
    await expect(signIn()).rejects.toMatchObject(ended);
    await test.signIn('juan');
    await expect(signIn()).rejects.toMatchObject(ended);
  });

  it('says nothing of a later break after a new password', async () => {
    const { token, signIn } = await stay();
    const wanted = { kind: 'timeOut', length: 24, loginPassword: demoPassword } as const;
    await test.request(beginExclusion, wanted, { token });
    await test.operator.advance(24 * 3600 + 1);
    const own = { token: await test.signIn('juan') };
    const change = { oldPassword: demoPassword, newPassword: 'Bago2026', confirmation: 'Bago2026' };
    await test.request(changePassword, change, own);
    await test.request(beginExclusion, { ...wanted, loginPassword: 'Bago2026' }, own);
    await expect(signIn()).rejects.toMatchObject(refused);
  });

  it('ends after 60 days without use', async () => {
    const { signIn } = await stay();
    await test.operator.advance(61 * 86_400);
    await expect(signIn()).rejects.toMatchObject(refused);
  });

  it('is forgotten 60 days after a break for good', async () => {
    const { token, signIn } = await stay();
    const wanted = { kind: 'selfExclusion', length: null, loginPassword: demoPassword } as const;
    await test.request(beginExclusion, wanted, { token });
    await test.operator.advance(61 * 86_400);
    await expect(signIn()).rejects.toMatchObject(refused);
  });

  it('is refused to a trial account', async () => {
    const { token } = await test.request(signInFreePlay, { os: 'Linux' });
    const { publicKey } = await makeDeviceKey();
    const register = test.request(calls.registerDeviceKey, { publicKey }, { token });
    await expect(register).rejects.toMatchObject({ code: 'need_true_account' });
  });

  it('is refused with a point that is not on the curve', async () => {
    const token = await test.signIn('juan');
    const { publicKey } = await makeDeviceKey();
    const broken = { ...publicKey, x: publicKey.y, y: publicKey.x };
    const register = test.request(calls.registerDeviceKey, { publicKey: broken }, { token });
    await expect(register).rejects.toMatchObject({ code: 'request_invalid' });
  });
});
