import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { type HostPaymentSite, preparePaymentSite } from './payment-site.ts';

const key = new Uint8Array(32).fill(7);
const storeKey = { place: 'the key of the test', find: () => key, create: () => key };
const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

function openPaymentSite(): HostPaymentSite {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parola-host-'));
  const site = preparePaymentSite(readConfig({ DATA_DIR: folder }), storeKey);
  site.open({
    journal: () => {
      throw new Error('There is no database');
    },
  });
  closing.push(async () => {
    await site.close();
    fs.rmSync(folder, { recursive: true });
  });
  return site;
}

it('the payment site refuses a network that asks for too many pages, and still answers the merchant', async () => {
  const site = openPaymentSite();
  const visitor = { ip: '203.0.113.5', secure: true };
  const statusOf = async (pathname: string, ip = visitor.ip, method = 'GET') => {
    const request = new Request(`http://games.test${pathname}`, { method });
    return (await site.fetch(request, { ...visitor, ip }))?.status;
  };
  const guesses = Array.from({ length: 600 }, (_, nth) => `/pay/agos/guess-${nth}`);
  for (const guess of guesses) expect(await statusOf(guess)).toBe(404);
  expect(await statusOf('/pay/agos/guess')).toBe(429);
  expect(await statusOf('/pay/agos/guess', '198.51.100.1')).toBe(404);
  expect(await statusOf('/pay/agos/api/statement', visitor.ip, 'POST')).toBe(401);
});

it('the payment site leaves other paths to the games', () => {
  const request = new Request('http://games.test/slot/1');
  expect(openPaymentSite().fetch(request, { ip: '::1', secure: false })).toBeNull();
});
