import { demo } from '#demo/demo.ts';
import fs from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getVendors } from '#protocol/calls/lobby.ts';
import { addFavourite } from '#protocol/calls/favourite-changes.ts';
import { getFavourites } from '#protocol/calls/favourites.ts';
import { getSealKey } from '#protocol/seal.ts';
import { signIn } from '#protocol/calls/sign-in.ts';
import { setMemberLanguage } from '#protocol/calls/member.ts';
import { openTestGateway, type TestGateway, testOrigin } from '#tests/support/open-gateway.ts';
import { testStoreKey } from '#tests/support/test-store-key.ts';
import { StoreError } from './store/store-error.ts';
import { openGateway } from './gateway.ts';

let test: TestGateway;

beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());

describe('the gateway', () => {
  it('serves the pictures of its replies as immutable', async () => {
    const lanes = await test.request(getVendors, {});
    const [card] = lanes.flatMap((lane) => lane.cards);
    const paths = [
      card?.picture ?? '',
      `/media/games/${card?.nodeId}.svg`,
      '/media/banners/1.svg',
      '/media/promotions/300.svg',
      '/media/badges/deposit.svg',
      '/media/lottery/ALON3.svg',
    ];
    for (const path of paths) {
      const { status, headers, text } = await test.fetchRaw(path);
      expect({ path, status }).toEqual({ path, status: 200 });
      expect(headers.get('Content-Type')).toBe('image/svg+xml');
      expect(headers.get('Cache-Control')).toContain('immutable');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'");
      expect(text).toMatch(/^<svg[^>]* xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
      expect(text).not.toMatch(/<script|\sstyle=|<style|href="(?!#)/);
    }
  });

  it.each([
    '/media/games/1.svg',
    '/media/games/x.svg',
    '/media/vendors/NONE.svg',
    '/media/',
    '/media/badges/none.svg',
    '/media/games/10001.png',
  ])('answers 404 without caching at %s', async (path) => {
    const { status, headers } = await test.fetchRaw(path);
    expect(status).toBe(404);
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  it('limits the calls of one address and not the calls of another', async () => {
    const busy = await openTestGateway({ callsPerMinute: 20 });
    const call = (ip: string) =>
      busy.request(getVendors, {}, { ip }).then(
        () => 200,
        ({ status }) => status,
      );
    const answers = await Promise.all(Array.from({ length: 25 }, () => call('192.0.2.7')));
    expect(answers.filter((status) => status === 429)).toHaveLength(5);
    expect(await call('192.0.2.8')).toBe(200);
    await busy.close();
  });

  it('limits sealed calls to a tenth', async () => {
    const busy = await openTestGateway({ callsPerMinute: 50 });
    const attempt = { username: 'juan', password: 'x', captcha: '' };
    const answers = await Promise.all(
      Array.from({ length: 7 }, () => busy.request(signIn, attempt).catch((error) => error.status)),
    );
    expect(answers.filter((status) => status === 429)).toHaveLength(2);
    await busy.close();
  });

  it.each([
    ['is not JSON', '{'],
    ['is a list', '[]'],
    ['is null', 'null'],
    ['names the prototype', '{"__proto__":{"language":"EN"}}'],
  ])('refuses a body that %s', async (_, body) => {
    const token = await test.signIn('juan');
    const headers = { Merchant: 'parola', Authorization: token };
    const answer = await test.fetchRaw(setMemberLanguage.path, { method: 'PUT', headers, body });
    expect(answer).toMatchObject({ status: 400 });
    expect(JSON.parse(answer.text)).toMatchObject({ errorCode: 'request_invalid' });
  });

  it('hides the cause of an internal error from the client', async () => {
    const lines: string[] = [];
    const broken = await openTestGateway({ log: (line) => lines.push(line) });
    await broken.operator.settings({});
    await broken.gateway.close();
    const answer = await broken.fetchRaw(getVendors.path, { headers: { Merchant: 'parola' } });
    expect(answer.status).toBe(500);
    expect(JSON.parse(answer.text)).toEqual({
      success: false,
      errorCode: 'system_busy',
      message: null,
      detail: 'Something went wrong: please try again',
      value: null,
    });
    expect(lines.join()).toContain(getVendors.path);
  });

  it('answers 404 for a path of no call', async () => {
    const answer = await test.gateway.fetch(new Request(`${testOrigin}/etc/passwd`), {
      ip: '192.0.2.1',
    });
    expect(answer.status).toBe(404);
  });

  it('keeps sessions, favourites and the seal key over a restart', async () => {
    const path = fs.mkdtempSync(join(os.tmpdir(), 'parola-gateway-'));
    const store = { kind: 'folder' as const, path };
    const first = await openTestGateway({ store });
    const token = await first.signIn('juan');
    await first.request(
      addFavourite,
      { nodeId: 10_009, vendor: 'TALA', category: 'RNG' },
      { token },
    );
    const key = await first.request(getSealKey, {});
    await first.close();
    const second = await openTestGateway({ store });
    expect(await second.request(getFavourites, {}, { token })).toContain(10_009);
    expect(await second.request(getSealKey, {})).toEqual(key);
    await second.close();
    fs.rmSync(path, { recursive: true });
  });

  it('throws a StoreError for a server that cannot be reached', async () => {
    const store = { kind: 'postgres' as const, url: 'postgres://127.0.0.1:1/none' };
    const opening = openGateway({
      ...demo,
      store,
      storeKey: testStoreKey,
      gamesOrigin: '',
      operatorToken: null,
    });
    await expect(opening).rejects.toThrow(StoreError);
  });
});
