import { compactDecrypt } from 'jose';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { getSystemStatus } from '#protocol/calls/system.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';

let test: TestGateway;
beforeAll(async () => void (test = await openTestGateway()));
afterAll(() => test.close());
afterEach(() => test.operator.reset());

const status = () => test.request(getSystemStatus, {});

it('customer services are the channels of the operator, encrypted once', async () => {
  const channel = { type: 'ZALO', title: 'Zalo', address: 'https://zalo.me/care' };
  await test.operator.settings({ customerServices: [channel] });
  const { customerServices, serviceKey } = await status();
  expect(customerServices).toMatchObject([{ type: 'ZALO', title: 'Zalo' }]);
  const key = Buffer.from(serviceKey ?? '', 'base64url');
  const { plaintext } = await compactDecrypt(customerServices[0]?.sealedPath ?? '', key);
  expect(new TextDecoder().decode(plaintext)).toBe(channel.address);
  expect((await status()).customerServices).toEqual(customerServices);
});

it('customer services can be none', async () => {
  await test.operator.settings({ customerServices: [] });
  expect((await status()).customerServices).toEqual([]);
});

it.each(['javascript:alert(1)', 'http://help.example', 'data:text/html,hi'])(
  'are never at %s',
  async (address) => {
    const channel = { type: 'AICAN', title: 'Help', address };
    await expect(test.operator.settings({ customerServices: [channel] })).rejects.toThrow();
  },
);
