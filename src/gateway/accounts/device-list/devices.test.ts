import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getMember } from '#protocol/calls/member.ts';
import * as calls from '#protocol/calls/security/devices.ts';
import { signIn } from '#protocol/calls/sign-in.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { describeClient } from './describe-client.ts';

let test: TestGateway;
beforeAll(async () => {
  test = await openTestGateway({
    placeOf: (network) => (network === '198.51.100.7' ? 'Cebu, PH' : null),
  });
});
afterAll(() => test.close());
afterEach(async () => void (await test.operator.reset()));

const devicesOf = (token: string) => test.request(calls.getDevices, {}, { token });
const isEnded = (token: string) =>
  expect(test.request(getMember, {}, { token })).rejects.toMatchObject({ status: 401 });

describe('the devices', () => {
  it('are listed with their place, and one is signed out at its next call', async () => {
    const here = await test.signIn('juan');
    const there = await test.signIn('juan', undefined, { ip: '198.51.100.7' });
    const devices = await devicesOf(here);
    expect(devices.map(({ current, place }) => ({ current, place }))).toEqual([
      { current: false, place: 'Cebu, PH' },
      { current: true, place: null },
    ]);
    const id = devices[0]?.id ?? '';
    await test.request(getMember, {}, { token: there });
    await test.request(calls.signOutDevice, { id }, { token: here });
    await isEnded(there);
    expect(await devicesOf(here)).toHaveLength(1);
  });

  it('of another member cannot be signed out', async () => {
    const [device] = await devicesOf(await test.signIn('ana'));
    const token = await test.signIn('juan');
    for (const id of [device?.id ?? '', 'no-uuid']) {
      const request = test.request(calls.signOutDevice, { id }, { token });
      await expect(request).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  it('are all signed out except this one', async () => {
    const here = await test.signIn('juan');
    const others = [await test.signIn('juan'), await test.signIn('juan')];
    await test.request(calls.signOutOtherDevices, {}, { token: here });
    for (const token of others) await isEnded(token);
    expect(await devicesOf(here)).toMatchObject([{ current: true }]);
  });
});

describe('the login record', () => {
  it('lists the last 50 attempts, failed ones too, newest first', async () => {
    for (let times = 0; times < 2; times += 1) {
      const request = { username: 'juan', password: 'wrong', captcha: '' };
      await test.request(signIn, request, { ip: '198.51.100.7' }).catch(() => undefined);
    }
    const token = await test.signIn('juan');
    const records = await test.request(calls.getLoginRecords, {}, { token });
    expect(records.map(({ outcome, method, place }) => ({ outcome, method, place }))).toEqual([
      { outcome: 'success', method: 'password', place: null },
      { outcome: 'wrongPassword', method: 'password', place: 'Cebu, PH' },
      { outcome: 'wrongPassword', method: 'password', place: 'Cebu, PH' },
    ]);
  });
});

describe('a client', () => {
  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari',
      'iOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
      'Chrome',
      'Android',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
      'Edge',
      'Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox', 'Linux'],
    ['<script>alert(1)</script>', '', ''],
  ])('%s is described', (userAgent, browser, system) => {
    expect(describeClient(userAgent)).toEqual({ browser, system });
  });
});
