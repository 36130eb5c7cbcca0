import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { endPush, getPush, setPush } from '#protocol/calls/contact/push.ts';
import { setMemberLanguage } from '#protocol/calls/member.ts';
import { signOutOtherDevices } from '#protocol/calls/security/devices.ts';
import { signOut } from '#protocol/calls/session.ts';
import type { QuietHours } from '#protocol/model/contact/push.ts';
import type { PushKind } from '#protocol/vocabulary/push-kind.ts';
import { claimsOf, openPushService, type PushService } from '#tests/support/open-push-service.ts';
import { type Caller, openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { hashToken } from '../hash-token.ts';

let service: PushService;
let test: TestGateway;
beforeAll(async () => {
  service = await openPushService();
  const contact = 'mailto:people@parola.example';
  const push = { contact, origins: [service.origin], timeoutMs: 300_000 };
  // The jobs run only when a test calls them: their own timer would send what a test holds back.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  test = await openTestGateway({ push });
  vi.useRealTimers();
  // The first jobs add up all days of the demo: no notification waits for them.
  await test.operator.jobs();
});
afterAll(async () => {
  await test.close();
  await service.close();
});
afterEach(async () => {
  service.received.length = 0;
  service.answers.length = 0;
  await test.operator.reset();
});

const all: PushKind[] = ['money', 'messages', 'promotions', 'draws'];

/** Subscribes a new browser of a member and returns its endpoint. */
async function subscribe(
  token: string,
  { kinds = all, quiet = null }: { kinds?: PushKind[]; quiet?: QuietHours | null } = {},
  browser = service.subscribe(),
): Promise<string> {
  const request = { ...browser, kinds, quiet, timeZone: 'Asia/Manila' };
  await test.request(setPush, request, { token });
  return browser.endpoint;
}

const settingOf = async (token: string, endpoint: string) =>
  (await test.request(getPush, { fingerprint: hashToken(endpoint) }, { token })).setting;

let written = 0;
/** Writes a message to ana. */
const write = () => {
  written += 1;
  return test.operator.message({ to: 'ana', title: `Bonus of ₱${written}`, content: 'Take ₱500' });
};
const pay = () => {
  written += 1;
  return test.operator.adjustBalance('ana', { key: `${written}`, amount: 98.76, reason: 'Paid' });
};

const titles = () => service.received.map(({ payload }) => payload.title);

/** Runs the jobs, after those that the timer has begun. */
const deliver = () => test.operator.jobs();

describe('a notification', () => {
  it('is signed, encrypted, and names neither amounts nor words of the message', async () => {
    const token = await test.signIn('ana');
    await subscribe(token);
    await write();
    await pay();
    await deliver();
    expect(service.received).toHaveLength(2);
    for (const { headers, payload, sent } of service.received) {
      expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
      expect(sent.toString('latin1')).not.toContain('parola');
      const { aud, sub, key } = claimsOf(headers.authorization);
      expect({ aud, sub }).toEqual({ aud: service.origin, sub: 'mailto:people@parola.example' });
      const known = await test.request(getPush, { fingerprint: '' }, { token });
      expect(key).toBe(known.publicKey);
      const { title, many, body } = payload;
      expect(title + many + body).not.toMatch(/₱|\d|Bonus|Paid/);
    }
    const pages = service.received.map(({ payload }) => payload.page);
    expect(pages.toSorted()).toEqual(['/member?page=messageV2', '/member?page=transactionHistory']);
    expect(service.received[0]?.payload.unread).toBeGreaterThan(0);
  });

  it('is sent for the kinds that are on in this browser, once', async () => {
    const token = await test.signIn('ana');
    const one = await subscribe(token, { kinds: ['money'] });
    await subscribe(token, { kinds: ['promotions'] });
    await write();
    await pay();
    await deliver();
    await deliver();
    expect(service.received.map(({ endpoint }) => endpoint)).toEqual([one]);
    expect(titles()).toEqual(['News about your money']);
    expect(await settingOf(token, one)).toEqual({ kinds: ['money'], quiet: null });
  });

  it('has the language of the member', async () => {
    const token = await test.signIn('ana', undefined, { language: 'TH' });
    await test.request(setMemberLanguage, { language: 'TH' }, { token });
    await subscribe(token);
    await write();
    await deliver();
    expect(titles()).toEqual(['คุณมีข้อความใหม่']);
  });
});

describe('quiet hours', () => {
  it('hold notifications back, which are one afterwards', async () => {
    const { now } = await test.operator.advance(0);
    const minute = Math.floor(now / 60_000) + 8 * 60;
    const quiet = { from: (minute - 60) % 1_440, to: (minute + 30) % 1_440 };
    const token = await test.signIn('ana');
    await subscribe(token, { quiet });
    await write();
    await write();
    await deliver();
    expect(service.received).toEqual([]);
    await test.operator.advance(31 * 60);
    await deliver();
    expect(titles()).toEqual(['You have a new message']);
    expect(service.received[0]?.payload.ids).toHaveLength(2);
  });
});

describe('a push service that', () => {
  it('does not know the browser any more ends its notifications', async () => {
    const token = await test.signIn('ana');
    const endpoint = await subscribe(token);
    service.forget(endpoint);
    await write();
    await deliver();
    expect(await settingOf(token, endpoint)).toBeNull();
  });

  it.each([
    ['fails', { status: 503 }, 0, 31],
    ['asks for a pause', { status: 429, headers: { 'Retry-After': '3600' } }, 1_800, 1_801],
  ])('%s gets it once more, later', async (_, answer, tooSoon, seconds) => {
    const token = await test.signIn('ana');
    await subscribe(token);
    service.answers.push(answer);
    await write();
    await deliver();
    await test.operator.advance(tooSoon);
    await deliver();
    expect(service.received).toEqual([]);
    await test.operator.advance(seconds);
    await deliver();
    expect(service.received).toHaveLength(1);
  });

  it('redirects leads nowhere', async () => {
    const token = await test.signIn('ana');
    const endpoint = await subscribe(token);
    const Location = service.subscribe().endpoint;
    service.answers.push({ status: 307, headers: { Location } });
    await write();
    await deliver();
    expect(service.received).toEqual([]);
    expect(await settingOf(token, endpoint)).not.toBeNull();
  });

  it('is not known is refused', async () => {
    const token = await test.signIn('ana');
    for (const endpoint of [
      'http://127.0.0.1:1/x',
      'https://10.0.0.1/x',
      'https://evil.example/',
    ]) {
      await expect(
        subscribe(token, {}, { ...service.subscribe(), endpoint }),
      ).rejects.toMatchObject({ code: 'push_service_unknown' });
    }
  });
});

describe('the notifications of a browser end', () => {
  async function expectNone(): Promise<void> {
    await write();
    await deliver();
    expect(service.received).toEqual([]);
  }

  it('when the player signs out', async () => {
    const token = await test.signIn('ana');
    await subscribe(token);
    await write();
    await test.request(signOut, {}, { token });
    await expectNone();
  });

  it('when the player signs out of a later session on the same device', async () => {
    const cookies: string[] = [];
    const caller: Caller = { onCookie: (cookie) => void cookies.push(cookie.split(';')[0] ?? '') };
    await subscribe(await test.signIn('ana', undefined, caller));
    const cookie = cookies.find((one) => one.startsWith('deviceId=')) ?? '';
    const token = await test.signIn('ana', undefined, { cookie });
    await test.request(signOut, {}, { token, cookie });
    await expectNone();
  });

  it('when another member signs in there', async () => {
    const cookies: string[] = [];
    const caller: Caller = { onCookie: (cookie) => void cookies.push(cookie.split(';')[0] ?? '') };
    await subscribe(await test.signIn('ana', undefined, caller));
    const cookie = cookies.find((one) => one.startsWith('deviceId=')) ?? '';
    await test.signIn('juan', undefined, { cookie });
    await expectNone();
  });

  it('when another member chooses them there, without what waited', async () => {
    const browser = service.subscribe();
    await subscribe(await test.signIn('ana'), {}, browser);
    await write();
    await subscribe(await test.signIn('juan'), {}, browser);
    await expectNone();
  });

  it('when the player turns them off', async () => {
    const token = await test.signIn('ana');
    const endpoint = await subscribe(token);
    const other = await test.signIn('juan');
    await test.request(endPush, { endpoint }, { token: other });
    expect(await settingOf(token, endpoint)).not.toBeNull();
    await test.request(endPush, { endpoint }, { token });
    await expectNone();
  });

  it('when the other devices are signed out, and stay in the one that asked for it', async () => {
    const kept = await test.signIn('ana');
    const endpoint = await subscribe(kept);
    await subscribe(await test.signIn('ana'));
    await test.request(signOutOtherDevices, {}, { token: kept });
    await write();
    await deliver();
    await vi.waitFor(() => expect(service.received.length).toBeGreaterThan(0));
    expect(new Set(service.received.map((one) => one.endpoint))).toEqual(new Set([endpoint]));
  });

  it('for the oldest of too many browsers', async () => {
    const token = await test.signIn('ana');
    const first = await subscribe(token);
    await test.operator.advance(1);
    for (let n = 0; n < 20; n += 1) await subscribe(token);
    expect(await settingOf(token, first)).toBeNull();
  });
});
